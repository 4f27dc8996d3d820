import { type GalleryTexts, galleryMessages } from '../../logic/gallery/gallery.messages.ts';
import { together } from '../../logic/platform/listen.ts';
import type { Environment } from '../host/environment.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf } from '../host/use-tag.ts';
import { addAttributes } from '../light-dom/add-attributes.ts';
import type { Picture } from './use-pictures.ts';

function nameOf(picture: Picture, pictures: readonly Picture[], texts: GalleryTexts): string {
  const { alt, isVideo } = picture;
  const position = { number: pictures.indexOf(picture) + 1, count: pictures.length };
  if (isVideo) return texts.film(position);
  if (!alt) return texts.position(position);
  // themes print the product's name as the text of all pictures
  const isUnique = pictures.every((other) => other === picture || other.alt !== alt);
  return isUnique ? alt : texts.named({ name: alt, ...position });
}

/** A figure with a caption has a role of its own. */
const isPlainBox = (slide: HTMLElement): boolean =>
  slide.matches('div, figure:not(:has(figcaption))') && !slide.role && !slide.ariaLabel;

/** Names an image whose text does not; an empty one is no image to assistive technology, so its link gets the name. */
function nameImage({ image, link, alt }: Picture, name: string): (() => void) | undefined {
  if (!image || name === alt) return undefined;
  if (alt || !link) return addAttributes(image, { role: 'img', 'aria-label': name });
  return addAttributes(link, { 'aria-label': name });
}

/** The accessible names of the pictures; the slides of the page get their numbers, and equal pictures their names. */
export function useNames(env: Environment, pictures: readonly Picture[]): readonly string[] {
  const texts = textsOf(galleryMessages, env);
  const names = pictures.map((picture) => nameOf(picture, pictures, texts));
  useOnChange([pictures, env], () => {
    const undo = pictures.flatMap((picture, index) => {
      const { slide } = picture;
      const number = texts.number({ number: index + 1, count: pictures.length });
      const box = { role: 'group', 'aria-roledescription': texts.slide, 'aria-label': number };
      return [
        isPlainBox(slide) ? addAttributes(slide, box) : undefined,
        nameImage(picture, names[index] ?? ''),
      ];
    });
    return together(undo);
  });
  return names;
}
