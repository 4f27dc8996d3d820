import { useRef } from 'react';
import { TOAST_DURATION_MS, type ToastPosition } from '../../../logic/toasts/toasts.constants.ts';
import { toastsMessages } from '../../../logic/toasts/toasts.messages.ts';
import type { Toast } from '../../../logic/toasts/toasts.model.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/texts.ts';
import { useStyles } from '../../host/use-styles.ts';
import { usePageHidden } from '../../pausing/use-page-hidden.ts';
import { usePause } from '../../pausing/use-pause.ts';
import { ToastItem } from './ToastItem.tsx';
import listCss from './toast-list.css';
import { type LiveRegions, useAnnouncements } from './use-announcements.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useFreePosition } from './use-free-position.ts';
import { useTopLayer } from './use-top-layer.ts';

interface ToastListProps {
  env: Environment;
  toasts: readonly Toast[];
  duration: number;
  position: ToastPosition;
  regions: LiveRegions;
}

/** The list of toasts, above everything on the page; loaded with the first toast. */
export function ToastList({ env, toasts, duration, position, regions }: ToastListProps) {
  useStyles(env, listCss);
  const texts = textsOf(toastsMessages, env);
  const ref = useRef<HTMLElement>(null);
  useTopLayer(env.host, ref, toasts.length);
  const place = useFreePosition(ref, position);
  useAnnouncements(toasts, regions);
  const isAttended = usePause(ref);
  const isPaused = usePageHidden(env.host.ownerDocument) || isAttended;
  const giveFocusBack = useFocusReturn(env.host);
  const usualMs = duration < 0 ? TOAST_DURATION_MS : duration;
  return (
    <section
      ref={ref}
      className={`toasts toasts--${place}`}
      part="region"
      popover="manual"
      aria-label={texts.region}
    >
      <ol className="toasts__list" part="list">
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            isPaused={isPaused}
            durationMs={toast.duration ?? usualMs}
            dismissLabel={texts.dismiss}
            onFocusLost={giveFocusBack}
          />
        ))}
      </ol>
    </section>
  );
}
