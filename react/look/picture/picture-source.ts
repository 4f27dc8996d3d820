import { safeImage, srcsetOf } from '../../../logic/wire/safe-link.ts';

/** A `<source>` of an image. */
export interface PictureSource {
  readonly srcSet: string;
  readonly media?: string | undefined;
  readonly type?: string | undefined;
  readonly sizes?: string | undefined;
}

/** A URL as a source for the screens in `media`; empty if the URL is missing or unsafe. */
export function sourceOf(address: string | undefined, media: string): readonly PictureSource[] {
  const safe = safeImage(address);
  return safe ? [{ srcSet: srcsetOf(safe), media }] : [];
}
