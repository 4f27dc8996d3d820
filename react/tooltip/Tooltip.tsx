import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import {
  createTooltipAtom,
  hideTooltipAtom,
  showTooltipAtom,
} from '../../logic/tooltip/tooltip.atoms.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import { useStates } from '../host/use-tag.ts';
import { useDescription } from '../light-dom/use-description.ts';
import { DESCRIPTION, type TooltipProps } from './tooltip.props.ts';
import { useFirstTap } from './use-first-tap.ts';
import { useTooltipIntent } from './use-tooltip-intent.ts';
import { useTrigger } from './use-trigger.ts';

const loadBubble = async () => (await import('./later/TooltipBubble.tsx')).TooltipBubble;

/** Describes its child with a text, which a bubble shows (docs/specification.md#s2-tooltips). */
export function Tooltip({ env, text, hideDelay, ...where }: TooltipProps) {
  const { host } = env;
  const hasText = text !== undefined;
  const { clock } = useAtomValue(platformAtom);
  const isWanted = useAtomValue(useMemo(() => createTooltipAtom(host), [host]));
  const [showTooltip, hideTooltip] = [useSetAtom(showTooltipAtom), useSetAtom(hideTooltipAtom)];
  const show = useCallback(() => showTooltip(host), [showTooltip, host]);
  const hide = useCallback(() => hideTooltip(host), [hideTooltip, host]);
  const trigger = useTrigger(env, hasText);
  const [isNear] = useIntent(host);
  const Bubble = useModule(env, loadBubble, hasText && (isNear || isWanted));
  const isShown = isWanted && hasText && Bubble !== undefined;
  useDescription(env, trigger, { slot: DESCRIPTION, text, role: 'tooltip' });
  useTooltipIntent(host, { clock, hideDelay, show, hide });
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
