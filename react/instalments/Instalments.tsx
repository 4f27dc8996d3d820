import type { ReactNode } from 'react';
import { instalmentsMessages } from '../../logic/instalments/instalments.messages.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useListeners } from '../host/use-listeners.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { isModified } from '../light-dom/is-modified.ts';
import { useLabel } from '../light-dom/use-label.tsx';
import { useLightChild } from '../light-dom/use-light-child.ts';
import type { InstalmentsProps } from './instalments.props.ts';
import { useCalculator } from './use-calculator.ts';

/** Handles clicks on the link or button in the light DOM, except those that open another tab. */
function useLightClick(
  { host }: Environment,
  control: Element | undefined,
  openCalculator: () => void,
): void {
  useListeners(host, {
    click(event) {
      const isOurs = control !== undefined && event.composedPath().includes(control);
      if (!isOurs || event.defaultPrevented || isModified(event)) return;
      event.preventDefault();
      openCalculator();
    },
  });
}

interface InstalmentsButtonProps {
  /** Undefined if the author's control is the button. */
  label: ReactNode;
  failure: string | undefined;
  onClick: () => void;
}

/** The button, and the message after a failed click. */
const InstalmentsButton = ({ label, failure, onClick }: InstalmentsButtonProps) => (
  <>
    {label === undefined ? (
      <Fallback />
    ) : (
      <button type="button" className="button" part="button" onClick={onClick}>
        {label}
      </button>
    )}
    <div role="alert">
      {failure && (
        <p className="failure" part="error">
          {failure}
        </p>
      )}
    </div>
  </>
);

/** The button of a provider’s instalment calculator (docs/specification.md#s5-instalments). */
export function Instalments(props: InstalmentsProps) {
  const { env, name = '' } = props;
  const control = useLightChild(env, 'a, button');
  const calculator = useCalculator(props, control?.getAttribute('href') ?? undefined);
  const { plan, currency, Dialog, isAsking, hasFailed, openCalculator } = calculator;
  const isUsable = plan !== undefined;
  useStates(env, { open: isAsking, error: hasFailed });
  useLightClick(env, isUsable ? control : undefined, openCalculator);
  const texts = textsOf(instalmentsMessages, env);
  const label = useLabel(env.host, texts.label({ name }));
  if (!isUsable) return <Fallback />;
  return (
    <>
      <InstalmentsButton
        label={control ? undefined : label}
        failure={hasFailed ? texts.failed : undefined}
        onClick={openCalculator}
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
