import { type CSSProperties, useState } from 'react';
import { safeImage } from '../../../logic/wire/safe-link.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { dataIn } from '../../light-dom/find-element.ts';
import type { Picture } from '../use-pictures.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

/** The addresses of large files that the browser has decoded. */
const decoded = new Set<string>();
/** Those that failed: a policy refuses them every time. */
const failed = new Set<string>();

/** The address of the large file: that of the theme's attributes, else of the link. */
const addressOf = ({ slide, link }: Picture): string | undefined =>
  safeImage(
    dataIn(slide, 'data-img_high_res_webp') ??
      dataIn(slide, 'data-img_high_res') ??
      link?.getAttribute('href'),
  );

/** The address of a picture's large file, once needed and decoded; undefined until then, and after a failure. */
function useLarge(picture: Picture, isNeeded: boolean): string | undefined {
  const address = isNeeded ? addressOf(picture) : undefined;
  const [, refresh] = useState({});
  useOnChange([address], () => {
    if (!address || failed.has(address) || decoded.has(address)) return;
    let isWanted = true;
    const image = new Image();
    image.src = address;
    image.decode().then(
      () => {
        decoded.add(address);
        if (isWanted) refresh({});
      },
      () => isWanted && failed.add(address),
    );
    return () => {
      isWanted = false;
    };
  });
  return address && decoded.has(address) ? address : undefined;
}

interface SlideProps {
  readonly picture: Picture;
  readonly name: string;
  /** `2 of 7`. */
  readonly number: string;
  /** The role of a slide for assistive technology. */
  readonly role: string;
  readonly isCurrent: boolean;
  /** Whether the large file is needed now or soon. */
  readonly isNear: boolean;
  readonly isZoomed: boolean;
  readonly texts: { readonly unplayable: string; readonly file: string };
}

/** Width by height; a square until the picture is loaded, as in the page. */
function ratioOf(image: HTMLImageElement | null): number {
  const [width, height] = [image?.naturalWidth, image?.naturalHeight];
  if (width && height) return width / height;
  const [w, h] = [Number(image?.getAttribute('width')), Number(image?.getAttribute('height'))];
  return w > 0 && h > 0 ? w / h : 1;
}

/** One picture or video of the dialog, in a box that scrolls it while it is zoomed. */
export function Slide(props: SlideProps) {
  const { picture, name, isCurrent, isNear, isZoomed } = props;
  const large = useLarge(picture, isNear);
  const [ratio, setRatio] = useState(() => ratioOf(picture.image));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      className="slide"
      part="slide"
      role="group"
      aria-roledescription={props.role}
      aria-label={props.number}
      inert={!isCurrent}
      data-current={isCurrent}
      tabIndex={isCurrent && isZoomed ? 0 : undefined}
    >
      <div className="slide__zoom">
        {!picture.isVideo ? (
          <img
            className="slide__picture"
            style={{ '--_ratio': ratio } as CSSProperties}
            src={large ?? picture.src}
            alt={name}
            loading="lazy"
            draggable={false}
            onLoad={(event) => setRatio(ratioOf(event.currentTarget))}
          />
        ) : (
          <VideoPlayer picture={picture} name={name} isCurrent={isCurrent} texts={props.texts} />
        )}
      </div>
    </div>
  );
}
