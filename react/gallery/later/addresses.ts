import { safeHref, safeImage } from '../../../logic/wire/safe-link.ts';
import { dataIn } from '../../light-dom/find-in.ts';
import type { Picture } from '../use-pictures.ts';

/** The address of the large file: that of the theme's attributes, else of the link. */
export const largeOf = ({ slide, link }: Picture): string | undefined =>
  safeImage(
    dataIn(slide, 'data-img_high_res_webp') ??
      dataIn(slide, 'data-img_high_res') ??
      link?.getAttribute('href'),
  );

/** The address of the video, which themes write into another attribute so that it loads late. */
export function videoAddress({ video, link }: Picture): string | undefined {
  if (!video) return safeHref(link?.getAttribute('href'));
  const source = video.querySelector('source')?.getAttribute('src');
  return safeHref(video.getAttribute('src') || video.dataset.src || source);
}
