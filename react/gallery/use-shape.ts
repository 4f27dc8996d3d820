import { useState } from 'react';
import { useListeners } from '../host/use-listeners.ts';
import type { Picture } from './use-pictures.ts';

/** The `aspect-ratio` of an image without width and height; undefined for others, and until it is decoded. */
function shapeOf(image: EventTarget | null): string | undefined {
  if (!(image instanceof HTMLImageElement) || image.matches('[width][height]')) return undefined;
  const { naturalWidth, naturalHeight } = image;
  return naturalWidth > 0 ? `${naturalWidth} / ${naturalHeight}` : undefined;
}

/** The shape of the pictures without width and height: that of the first decoded one, so that others move nothing. */
export function useShape(host: HTMLElement, pictures: readonly Picture[]): string | undefined {
  const [shape, setShape] = useState(() =>
    pictures.map(({ image }) => shapeOf(image)).find((known) => known !== undefined),
  );
  // `load` does not bubble
  useListeners(
    host,
    { load: ({ target }) => setShape((known) => known ?? shapeOf(target)) },
    { capture: true },
  );
  return shape;
}
