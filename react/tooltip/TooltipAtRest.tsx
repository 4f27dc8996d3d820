import { useStates } from '../host/use-states.ts';
import { useDescription } from '../light-dom/use-description.ts';
import { DESCRIPTION, type TooltipProps } from './tooltip.props.ts';
import { useTrigger } from './use-trigger.ts';

/** A child with its explanation for screen readers, until the shopper comes near it. */
export function TooltipAtRest({ env, text }: TooltipProps) {
  const trigger = useTrigger(env, text !== undefined);
  useDescription(env, trigger, { slot: DESCRIPTION, text, role: 'tooltip' });
  useStates(env, { open: false });
  return (
    <>
      <slot />
      <slot name={DESCRIPTION} hidden />
    </>
  );
}
