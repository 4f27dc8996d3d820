import { useAtom } from 'jotai';
import { useRef } from 'react';
import { codeStateOf } from '../../logic/rebate-code/rebate-code.atoms.ts';
import { rebateCodeMessages } from '../../logic/rebate-code/rebate-code.messages.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { requestSubmit } from '../light-dom/safe-form.ts';
import { useFirstText } from '../light-dom/use-first-text.ts';
import { CodeChip } from './CodeChip.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { RebateCodeProps } from './rebate-code.props.ts';
import { useActiveCode, useChanges } from './use-code.ts';

/** The text field of the author's fallback form. */
const fallbackField = (host: HTMLElement) =>
  host.querySelector<HTMLInputElement>('form [name=rebates_codes]');

/** Submits the author’s form, for a shopper whose module has not loaded; returns whether there is one. */
function submitFallback(host: HTMLElement, code: string): boolean {
  const field = fallbackField(host);
  if (!field?.form) return false;
  field.value = code;
  requestSubmit(field.form);
  return true;
}

/** A form for a rebate code, or the active code. */
export function RebateCode(props: RebateCodeProps) {
  const { env, label } = props;
  const { host } = env;
  const texts = textsOf(rebateCodeMessages, env);
  const [{ isSending, message }, setState] = useAtom(codeStateOf(host));
  const active = useActiveCode(props);
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const text = useFirstText(host, fallbackField(host), input);
  const { handleClick } = useChanges(props);
  const showFailure = () => setState({ isSending: false, message: texts.failed });
  // before the focused control is replaced
  const isFocused = Boolean(host.shadowRoot?.activeElement);
  useOnChange([active], () => {
    // another tag has activated a code
    if (active) setState((state) => ({ ...state, message: '' }));
    if (isFocused) (active ? remove : input).current?.focus();
  });
  useOnChange([message], () => {
    if (message && isFocused) input.current?.select();
  });
  useStates(env, { active: active !== '', sending: isSending, error: message !== '' });
  return (
    <>
      {active ? (
        <CodeChip
          texts={texts}
          code={active}
          button={remove}
          isSending={isSending}
          remove={() =>
            handleClick({ act: (to) => to.removeCode(props, active), otherwise: showFailure })
          }
        />
      ) : (
        <CodeForm
          texts={texts}
          label={label}
          input={input}
          text={text}
          isSending={isSending}
          isRefused={message !== ''}
          apply={(code) =>
            handleClick({
              act: (to) => to.applyCode(props, code),
              otherwise: () => submitFallback(host, code) || showFailure(),
            })
          }
        />
      )}
      <p id="message" className="message" part="message" role="alert">
        {message}
      </p>
    </>
  );
}
