import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { isTooltipShownOf, shownTooltipAtom } from '../../logic/tooltip/tooltip.atoms.ts';
import type { Placement } from '../../logic/tooltip/tooltip.constants.ts';
import type { Environment } from '../host/environment.ts';
import { useIntent } from '../host/use-intent.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useModule } from '../host/use-module.ts';
import { useStates } from '../host/use-tag.ts';
import { addAttributes } from '../light-dom/add-attributes.ts';
import { useDescription } from '../light-dom/use-description.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { isTouch, useTooltipIntent } from './use-tooltip-intent.ts';

export interface TooltipProps {
  env: Environment;
  text: string | undefined;
  hideDelay: number;
  offset: number;
  placement: Placement;
}

/** The slot of the explanation beside the child. */
const DESCRIPTION = 'description';

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

const isFocusable = (element: Element): boolean =>
  // a custom element manages its focus itself
  element.matches(FOCUSABLE) || element.localName.includes('-');

/** The element that the tooltip explains: the focusable one in the child, or else the child, which becomes focusable. */
function useTrigger(env: Environment, isNeeded: boolean): HTMLElement | undefined {
  const child = useLightChild<HTMLElement>(env, ':scope > :not([slot])');
  const inner = child && !isFocusable(child) ? child.querySelector<HTMLElement>(FOCUSABLE) : null;
  const trigger = inner ?? child;
  useLayoutEffect(() => {
    if (trigger && isNeeded && !isFocusable(trigger))
      return addAttributes(trigger, { tabindex: '0' });
  }, [trigger, isNeeded]);
  return trigger;
}

const isLink = (node: EventTarget): boolean =>
  node instanceof HTMLAnchorElement && node.href !== '';

/** Whether a click by pointer, not by key, is about to follow a link. */
const leadsAway = (event: MouseEvent): boolean =>
  event.detail > 0 && event.composedPath().some(isLink);

/** Prevents the tap that shows a tooltip from following a link, so that it can be read; the next tap follows it. */
function useFirstTap(host: HTMLElement, isShown: boolean): void {
  const isFirst = useRef(false);
  useListeners(host, {
    // at the click the tooltip may already show
    pointerdown(event) {
      isFirst.current = isTouch(event) && !isShown;
    },
    click(event) {
      if (isFirst.current && leadsAway(event)) event.preventDefault();
      isFirst.current = false;
    },
  });
}

const loadBubble = async () => (await import('./later/TooltipBubble.tsx')).TooltipBubble;

/** Describes its child with a text, which a bubble shows (docs/specification.md#s2-tooltips). */
export function Tooltip({ env, text, hideDelay, ...where }: TooltipProps) {
  const { host } = env;
  const hasText = text !== undefined;
  const isWanted = useAtomValue(isTooltipShownOf(host));
  const setShown = useSetAtom(shownTooltipAtom);
  const show = useCallback(() => setShown(host), [setShown, host]);
  const hide = useCallback(
    () => setShown((shown) => (shown === host ? undefined : shown)),
    [setShown, host],
  );
  const trigger = useTrigger(env, hasText);
  const [isNear] = useIntent(host);
  const Bubble = useModule(env, loadBubble, hasText && (isNear || isWanted));
  const isShown = isWanted && hasText && Bubble !== undefined;
  useDescription(env, trigger, { slot: DESCRIPTION, text, role: 'tooltip' });
  useTooltipIntent(host, { hideDelay, show, hide });
  useFirstTap(host, isWanted);
  useStates(env, { open: isShown });
  return (
    <>
      <slot />
      {Bubble ? (
        <Bubble
          env={env}
          hide={hide}
          isShown={isShown}
          {...where}
          slot={DESCRIPTION}
          trigger={trigger ?? host}
        />
      ) : (
        <slot name={DESCRIPTION} hidden />
      )}
    </>
  );
}
