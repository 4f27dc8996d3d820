import { type RefObject, useRef } from 'react';
import type { Toast } from '../../../logic/toasts/toasts.model.ts';
import { useListeners } from '../../host/use-listeners.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { focusedElement } from '../../light-dom/find-element.ts';

interface Visit {
  readonly region: RefObject<HTMLElement | null>;
  readonly toasts: readonly Toast[];
  /** The focused element outside the toasts. */
  readonly outside: RefObject<EventTarget | null | undefined>;
  readonly giveFocusBack: () => void;
}

// by its code, as WebKit on Linux does not name the key of Shift+Tab
const isPlainTab = ({ code, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean =>
  code === 'Tab' && !(altKey || ctrlKey || metaKey || defaultPrevented);

const controlsIn = (region: HTMLElement): HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('li:not([inert]) :is(a, button)'),
];

/**
 * The toasts are far after the clicked control in the tab order. So the first Tab from there moves to the action of the
 * new toast, and the Tab that leaves the toasts moves back.
 */
export function useTabVisit(visit: Visit): void {
  const origin = useRef<EventTarget | null>(undefined);
  const isVisiting = useRef(false);
  const offer = visit.toasts.findLast(({ action, isLeaving }) => action && !isLeaving)?.id;
  // the focused element when the toast is shown
  useOnChange([offer], () => {
    origin.current = offer === undefined ? undefined : visit.outside.current;
  });

  const enter = (event: KeyboardEvent, controls: readonly HTMLElement[]) => {
    const action = controls.findLast((control) => control.part.contains('action'));
    origin.current = undefined;
    if (!action) return;
    event.preventDefault();
    isVisiting.current = true;
    action.focus();
  };
  const leave = (event: KeyboardEvent) => {
    event.preventDefault();
    isVisiting.current = false;
    visit.giveFocusBack();
  };
  const follow = (event: KeyboardEvent, region: HTMLElement) => {
    const focused = focusedElement(document);
    const controls = controlsIn(region);
    const edge = controls.at(event.shiftKey ? 0 : -1);
    if (isVisiting.current && focused === edge) return leave(event);
    if (!event.shiftKey && focused === origin.current) enter(event, controls);
  };
  useListeners(document, {
    keydown(event) {
      const { current: region } = visit.region;
      if (region && isPlainTab(event)) follow(event, region);
    },
  });
}
