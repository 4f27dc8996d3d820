import { instalmentsMessages } from '../../logic/instalments/instalments.messages.ts';
import { Fallback } from '../host/Fallback.tsx';
import { textsOf } from '../host/texts.ts';
import { useStates } from '../host/use-states.ts';
import { useLabel } from '../light-dom/use-label.tsx';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { InstalmentsButton } from './InstalmentsButton.tsx';
import type { InstalmentsProps } from './instalments.props.ts';
import { usePlan } from './use-plan.ts';

const QUIET = { open: false, error: false };

/** The button of the calculator until the shopper comes near it. */
export function InstalmentsAtRest(props: InstalmentsProps) {
  const { env, name = '' } = props;
  const control = useLightChild(env, 'a, button');
  const { plan } = usePlan(props);
  const label = useLabel(env.host, textsOf(instalmentsMessages, env).label({ name }));
  useStates(env, QUIET);
  return plan ? <InstalmentsButton label={control ? undefined : label} /> : <Fallback />;
}
