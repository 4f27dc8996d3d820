import { useCallback, useSyncExternalStore } from 'react';
import { galleryDialogMessages } from '../../../logic/gallery/gallery-dialog.messages.ts';
import { handleAll, listen } from '../../../logic/platform/listen.ts';
import { safeHref } from '../../../logic/wire/safe-link.ts';
import type { Environment } from '../../host/environment.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { textsOf } from '../../host/use-tag.ts';
import { usePageHidden } from '../../pausing/use-pause.ts';
import type { Picture } from '../use-pictures.ts';
import { UnplayableVideo } from './UnplayableVideo.tsx';

/** A video of which less is visible pauses. */
const HALF = 0.5;

/** Makes a video of the page wait for the shopper: themes let it start by itself, and load its address late. */
function prepare(video: HTMLVideoElement): void {
  video.autoplay = false;
  video.pause();
  video.preload = 'none';
  video.controls = true;
  const late = safeHref(video.dataset.src);
  if (late && !video.currentSrc && !video.srcObject) video.src = late;
}

/** Whether the browser could not play a video, or none of its `<source>` files. */
const isUnplayable = (video: HTMLVideoElement): boolean =>
  video.error !== null ||
  // with `src`, this is only the state before the file is requested
  (!video.hasAttribute('src') && video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE);

/** Events after which a video may have become playable or unplayable; they do not bubble. */
const VIDEO_EVENTS = ['loadstart', 'error', 'playing'];

/** The current picture, if its video cannot be played. */
function useUnplayable({ host }: Environment, current: Picture | undefined): Picture | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => listen(host, handleAll(VIDEO_EVENTS, onChange), { capture: true }),
    [host],
  );
  return useSyncExternalStore(subscribe, () =>
    current?.video && isUnplayable(current.video) ? current : undefined,
  );
}

interface VideosProps {
  readonly env: Environment;
  readonly pictures: readonly Picture[];
  readonly current: number;
  readonly isOpen: boolean;
}

/** The videos of the page's row: they pause out of view, behind the dialog and in a background tab. */
export function Videos({ env, pictures, current, isOpen }: VideosProps) {
  const isHidden = usePageHidden();
  const unplayable = useUnplayable(env, pictures[current]);
  const videosOf = () => pictures.flatMap(({ video }) => video ?? []);
  useOnChange([env, pictures], () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < HALF && target instanceof HTMLVideoElement) target.pause();
        }
      },
      { threshold: HALF },
    );
    for (const video of videosOf()) {
      prepare(video);
      observer.observe(video);
    }
    return () => observer.disconnect();
  });
  useOnChange([isOpen, isHidden], () => {
    if (isOpen || isHidden) for (const video of videosOf()) video.pause();
  });
  return <UnplayableVideo picture={unplayable} texts={textsOf(galleryDialogMessages, env)} />;
}
