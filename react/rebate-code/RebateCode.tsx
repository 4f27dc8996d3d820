import { useAtom, useAtomValue } from 'jotai';
import { type FormEvent, type RefObject, useRef } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import {
  changedCodeAtom,
  codeStateOf,
  MAX_CODE_LENGTH,
  REMOVED_KEY,
} from '../../logic/rebate-code/rebate-code.atoms.ts';
import { rebateCodeMessages } from '../../logic/rebate-code/rebate-code.messages.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModuleOnClick } from '../host/use-module-on-click.ts';
import { useOnChange, useOnMount } from '../host/use-on-change.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { requestSubmit } from '../light-dom/safe-form.ts';
import { useFirstText } from '../light-dom/use-first-text.ts';
import { CROSS, Icon } from '../look/Icon.tsx';
import type { RebateCodeProps } from './rebate-code.props.ts';

const loadChanges = () => import('./later/change-code.ts');

/** The text field of the author's fallback form. */
const fallbackField = (host: HTMLElement) =>
  host.querySelector<HTMLInputElement>('form [name=rebates_codes]');

/** The active code, which all tags of the page follow; '' without one. */
function useActiveCode({ env, code }: RebateCodeProps): string {
  const changed = useAtomValue(changedCodeAtom);
  // not on mount: markup that is inserted later is newer
  useOnMount(() =>
    pageStore.sub(changedCodeAtom, () => env.setProps({ code: pageStore.get(changedCodeAtom) })),
  );
  // a cached page has the code of another shopper
  return (env.config.isCached ? changed : code) ?? '';
}

/** The functions that change the code, in a module that loads when the shopper approaches. */
function useChanges(props: RebateCodeProps) {
  const { env } = props;
  const [isNear] = useIntent(env.host);
  const { sessionStorage } = useAtomValue(platformAtom);
  const wasRemoved = sessionStorage.get(REMOVED_KEY) !== undefined;
  const changes = useModuleOnClick(env, loadChanges, isNear || wasRemoved);
  useOnChange([changes.module], () => {
    if (wasRemoved) changes.module?.offerUndoAfterReload(props);
  });
  return changes;
}

interface CodeFormProps {
  texts: typeof rebateCodeMessages.pl;
  label: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** The initial text. */
  text: string | undefined;
  isSending: boolean;
  isRefused: boolean;
  apply: (code: string) => void;
}

/** The input of a code and its button. */
function CodeForm({ texts, label, input, text, isSending, isRefused, apply }: CodeFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply(input.current?.value ?? '');
  };
  return (
    <form className="form" part="form" noValidate onSubmit={onSubmit}>
      <label className="label" part="label" htmlFor="code">
        {label ?? texts.label}
      </label>
      <input
        ref={input}
        id="code"
        className="input"
        part="input"
        defaultValue={text || undefined}
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={isRefused}
        aria-describedby="message"
      />
      <button type="submit" className="button" part="button" aria-disabled={isSending}>
        {texts.apply}
      </button>
    </form>
  );
}

interface CodeChipProps {
  texts: typeof rebateCodeMessages.pl;
  code: string;
  button: RefObject<HTMLButtonElement | null>;
  isSending: boolean;
  remove: () => void;
}

/** The active code, with a button that removes it. */
const CodeChip = ({ texts, code, button, isSending, remove }: CodeChipProps) => (
  <p className="active">
    <span className="label" part="label">
      {texts.active}
    </span>
    <span className="chip" part="chip">
      <bdi className="code">{code}</bdi>
      <button
        ref={button}
        type="button"
        className="remove"
        part="remove"
        aria-label={texts.remove({ code })}
        aria-disabled={isSending}
        onClick={remove}
      >
        <Icon path={CROSS} />
      </button>
    </span>
  </p>
);

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
