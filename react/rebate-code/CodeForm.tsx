import type { FormEvent, RefObject } from 'react';
import { MAX_CODE_LENGTH } from '../../logic/rebate-code/rebate-code.atoms.ts';
import type { rebateCodeMessages } from '../../logic/rebate-code/rebate-code.messages.ts';

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
export function CodeForm({
  texts,
  label,
  input,
  text,
  isSending,
  isRefused,
  apply,
}: CodeFormProps) {
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
