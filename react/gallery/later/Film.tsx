import { useState } from 'react';
import { useOnChange } from '../../host/use-on-change.ts';
import { usePageHidden } from '../../pausing/use-page-hidden.ts';
import type { Picture } from '../use-pictures.ts';
import { filmOf } from './addresses.ts';

/** The sound as the shopper left it, of films that the page only links to. */
const sound = { volume: 1, muted: false };

interface FilmProps {
  readonly picture: Picture;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly texts: { readonly unplayable: string; readonly file: string };
}

/** A film that the shopper starts; it pauses when it is not visible. */
export function Film({ picture, name, isCurrent, texts }: FilmProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isHidden = usePageHidden();
  const film = filmOf(picture);
  useOnChange([video, isCurrent, isHidden], () => {
    if (!video) return;
    const { volume, muted } = picture.video ?? sound;
    Object.assign(video, { volume, muted });
    if (!isCurrent || isHidden) video.pause();
  });
  return (
    <div className="film">
      {/* biome-ignore lint/a11y/useMediaCaption: the shop's films have no captions to offer */}
      <video
        ref={setVideo}
        className="film__video"
        controls
        playsInline
        preload="none"
        aria-label={name}
        src={film}
        poster={picture.src || undefined}
        onError={() => setFailed(true)}
        onVolumeChange={({ currentTarget: { volume, muted } }) =>
          Object.assign(picture.video ?? sound, { volume, muted })
        }
      />
      <p role="alert" className="film__message">
        {hasFailed && <span>{texts.unplayable}</span>}
        {hasFailed && film && <a href={film}>{texts.file}</a>}
      </p>
    </div>
  );
}
