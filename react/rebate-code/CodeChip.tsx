import type { RefObject } from 'react';
import type { rebateCodeMessages } from '../../logic/rebate-code/rebate-code.messages.ts';
import { CROSS, Icon } from '../look/Icon.tsx';

interface CodeChipProps {
  texts: typeof rebateCodeMessages.pl;
  code: string;
  button: RefObject<HTMLButtonElement | null>;
  isSending: boolean;
  remove: () => void;
}

/** The active code, with a button that removes it. */
export const CodeChip = ({ texts, code, button, isSending, remove }: CodeChipProps) => (
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
