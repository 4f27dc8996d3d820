import { instalmentsMessages } from '../../logic/instalments/instalments.messages.ts';
import { Fallback } from '../host/Fallback.tsx';
import { textsOf } from '../host/texts.ts';
import { useStates } from '../host/use-states.ts';
import { LabelSlot } from '../light-dom/LabelSlot.tsx';
import { useLightChild } from '../light-dom/use-light-child.ts';
import type { InstalmentsProps } from './instalments.props.ts';
import { useCalculator } from './use-calculator.ts';
import { useLightPress } from './use-light-press.ts';

/** The button of a provider’s instalment calculator (docs/specification.md#s5-instalments). */
export function Instalments(props: InstalmentsProps) {
  const { env, name = '', priceType } = props;
  const control = useLightChild(env, 'a, button');
  const calculator = useCalculator(props, control?.getAttribute('href') ?? undefined);
  const { plan, currency, Dialog, isAsking, hasFailed, press } = calculator;
  const isUsable = plan !== undefined;
  useStates(env, { open: isAsking, error: hasFailed });
  useLightPress(env, isUsable ? control : undefined, press);
  if (!isUsable) return <Fallback />;
  const texts = textsOf(instalmentsMessages, env);
  return (
    <>
      {control ? (
        <Fallback />
      ) : (
        <button type="button" className="button" part="button" onClick={press}>
          <LabelSlot>{texts.label({ name })}</LabelSlot>
        </button>
      )}
      <div role="alert">
        {hasFailed && (
          <p className="failure" part="error">
            {texts.failed}
          </p>
        )}
      </div>
      {Dialog && (
        <Dialog
          {...{ env, name, plan, currency, priceType, terms: props }}
          open={isAsking}
          onChoose={calculator.choose}
          onClose={calculator.close}
        />
      )}
    </>
  );
}
