import { safeHref } from '../../../logic/wire/safe-link.ts';
import type { Picture } from '../use-pictures.ts';

/** The address of a picture's video, which themes write into another attribute so that it loads late. */
export function videoAddress({ video, link }: Picture): string | undefined {
  if (!video) return safeHref(link?.getAttribute('href'));
  const source = video.querySelector('source')?.getAttribute('src');
  return safeHref(video.getAttribute('src') || video.dataset.src || source);
}

interface UnplayableVideoProps {
  /** The picture whose video cannot be played; none while all is well. */
  readonly picture: Picture | undefined;
  readonly texts: { readonly unplayable: string; readonly file: string };
}

/** The message that a video cannot be played, with a link to its file. */
export function UnplayableVideo({ picture, texts }: UnplayableVideoProps) {
  const address = picture && videoAddress(picture);
  return (
    <p role="alert" className="unplayable">
      {picture && <span>{texts.unplayable}</span>}
      {address && <a href={address}>{texts.file}</a>}
    </p>
  );
}
