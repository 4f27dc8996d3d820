import { useState } from 'react';
import { safeHref } from '../../../logic/wire/safe-link.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { usePageHidden } from '../../pausing/use-pause.ts';
import type { Picture } from '../use-pictures.ts';

/** The sound as the shopper left it, of videos that the page only links to. */
const sound = { volume: 1, muted: false };

/** The address of the video, which themes write into another attribute so that it loads late. */
function addressOf({ video, link }: Picture): string | undefined {
  if (!video) return safeHref(link?.getAttribute('href'));
  const source = video.querySelector('source')?.getAttribute('src');
  return safeHref(video.getAttribute('src') || video.dataset.src || source);
}

interface VideoPlayerProps {
  readonly picture: Picture;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly texts: { readonly unplayable: string; readonly file: string };
}

/** A video that the shopper starts; it pauses when it is not visible. */
export function VideoPlayer({ picture, name, isCurrent, texts }: VideoPlayerProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isHidden = usePageHidden();
  const address = addressOf(picture);
  useOnChange([video, isCurrent, isHidden], () => {
    if (!video) return;
    const { volume, muted } = picture.video ?? sound;
    Object.assign(video, { volume, muted });
    if (!isCurrent || isHidden) video.pause();
  });
  return (
    <div className="video">
      {/* biome-ignore lint/a11y/useMediaCaption: the shop's videos have no captions to offer */}
      <video
        ref={setVideo}
        className="video__player"
        controls
        playsInline
        preload="none"
        aria-label={name}
        src={address}
        poster={picture.src || undefined}
        onError={() => setFailed(true)}
        onVolumeChange={({ currentTarget: { volume, muted } }) =>
          Object.assign(picture.video ?? sound, { volume, muted })
        }
      />
      <p role="alert" className="video__message">
        {hasFailed && <span>{texts.unplayable}</span>}
        {hasFailed && address && <a href={address}>{texts.file}</a>}
      </p>
    </div>
  );
}
