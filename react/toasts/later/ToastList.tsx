import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { listen } from '../../../logic/platform/listen.ts';
import type { ToastPosition } from '../../../logic/toasts/toasts.constants.ts';
import { toastsMessages } from '../../../logic/toasts/toasts.messages.ts';
import { durationOf, type Toast } from '../../../logic/toasts/toasts.model.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf, useStyles } from '../../host/use-tag.ts';
import { focusedElement } from '../../light-dom/find-element.ts';
import { usePageHidden, usePause } from '../../pausing/use-pause.ts';
import { ToastItem } from './ToastItem.tsx';
import listCss from './toast-list.css';
import { type LiveRegions, useAnnouncements } from './use-announcements.ts';
import { useFreePosition } from './use-free-position.ts';
import { useTabVisit } from './use-tab-visit.ts';
import { useTopLayer } from './use-top-layer.ts';

interface FocusReturn {
  /** The focused element outside the toasts, or the one before focus entered them. */
  readonly outside: RefObject<EventTarget | null | undefined>;
  readonly giveFocusBack: () => void;
}

/** Remembers the focused element outside the toasts, to restore it. */
function useFocusReturn(host: HTMLElement): FocusReturn {
  const outside = useRef<EventTarget | null | undefined>(null);
  useLayoutEffect(() => {
    const note = (target: EventTarget | null | undefined) => {
      if (!(target instanceof Node && host.shadowRoot?.contains(target))) outside.current = target;
    };
    note(focusedElement(document));
    return listen(document, { focusin: (event) => note(event.composedPath()[0]) });
  }, [host]);
  const giveFocusBack = useCallback(() => {
    if (outside.current instanceof HTMLElement) outside.current.focus({ preventScroll: true });
    // without an element to return to, focus is dropped: a focused toast that leaves would pause the others
    const { activeElement } = host.shadowRoot ?? {};
    if (activeElement instanceof HTMLElement) activeElement.blur();
  }, [host]);
  return { outside, giveFocusBack };
}

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
  const { outside, giveFocusBack } = useFocusReturn(env.host);
  const place = useFreePosition(ref, { wanted: position, outside });
  useTabVisit({ region: ref, toasts, outside, giveFocusBack });
  useAnnouncements(toasts, regions);
  const isAttended = usePause(ref);
  const isPaused = usePageHidden() || isAttended;
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
            durationMs={durationOf(toast, duration)}
            dismissLabel={texts.dismiss}
            onFocusLost={giveFocusBack}
          />
        ))}
      </ol>
    </section>
  );
}
