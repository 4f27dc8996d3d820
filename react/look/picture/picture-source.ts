import { safeImage, srcsetOf } from '../../../logic/wire/safe-link.ts';

/** A `<source>` of a picture. */
export interface PictureSource {
  readonly srcSet: string;
  readonly media?: string | undefined;
  readonly type?: string | undefined;
  readonly sizes?: string | undefined;
}

/** One address as a source of the screens that `media` names; none where the address is absent or not safe. */
export function sourceOf(address: string | undefined, media: string): readonly PictureSource[] {
  const safe = safeImage(address);
  return safe ? [{ srcSet: srcsetOf(safe), media }] : [];
}
