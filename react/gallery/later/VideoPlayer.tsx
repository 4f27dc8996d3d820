import { useState } from 'react';
import { useOnChange } from '../../host/use-on-change.ts';
import { usePageHidden } from '../../pausing/use-pause.ts';
import type { Picture } from '../use-pictures.ts';
import { UnplayableVideo, videoAddress } from './UnplayableVideo.tsx';

/** The sound as the shopper left it, of videos that the page only links to. */
const sound = { volume: 1, muted: false };

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
        src={videoAddress(picture)}
        poster={picture.src || undefined}
        onError={() => setFailed(true)}
        onVolumeChange={({ currentTarget: { volume, muted } }) =>
          Object.assign(picture.video ?? sound, { volume, muted })
        }
      />
      <UnplayableVideo picture={hasFailed ? picture : undefined} texts={texts} />
    </div>
  );
}
