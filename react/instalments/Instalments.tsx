import { instalmentsMessages } from '../../logic/instalments/instalments.messages.ts';
import { Fallback } from '../host/Fallback.tsx';
import { textsOf, useStates } from '../host/use-tag.ts';
import { useLabel } from '../light-dom/use-label.tsx';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { InstalmentsButton } from './InstalmentsButton.tsx';
import type { InstalmentsProps } from './instalments.props.ts';
import { useCalculator } from './use-calculator.ts';
import { useLightPress } from './use-light-press.ts';

/** The button of a provider’s instalment calculator (docs/specification.md#s5-instalments). */
export function Instalments(props: InstalmentsProps) {
  const { env, name = '' } = props;
  const control = useLightChild(env, 'a, button');
  const calculator = useCalculator(props, control?.getAttribute('href') ?? undefined);
  const { plan, currency, Dialog, isAsking, hasFailed, press } = calculator;
  const isUsable = plan !== undefined;
  useStates(env, { open: isAsking, error: hasFailed });
  useLightPress(env, isUsable ? control : undefined, press);
  const texts = textsOf(instalmentsMessages, env);
  const label = useLabel(env.host, texts.label({ name }));
  if (!isUsable) return <Fallback />;
  return (
    <>
      <InstalmentsButton
        label={control ? undefined : label}
        failure={hasFailed ? texts.failed : undefined}
        onPress={press}
      />
      {Dialog && (
        <Dialog
          env={env}
          name={name}
          plan={plan}
          currency={currency}
          terms={props}
          open={isAsking}
          onChoose={calculator.choose}
          onClose={calculator.close}
        />
      )}
    </>
  );
}
