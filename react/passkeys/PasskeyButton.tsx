import type { ReactNode, RefObject } from 'react';
import { Icon } from '../look/Icon.tsx';
import { LIVE } from '../look/live.ts';

interface PasskeyButtonProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  label: ReactNode;
  isBusy: boolean;
  /** The text of a failure; '' if there is none. */
  error: string;
  /** What the shopper can do after the failure; '' for nothing more. */
  hint: string;
  /** Any other text for the shopper; '' if there is none. */
  notice: string;
  /** Whether the button is replaced by the notice, with a tick. */
  isDone?: boolean;
  noticeRef?: RefObject<HTMLParagraphElement | null>;
  onClick: () => void;
}

/** A button that starts a ceremony, and below it the result. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const {
    buttonRef,
    label,
    isBusy,
    error,
    hint,
    notice,
    isDone = false,
    noticeRef,
    onClick,
  } = props;
  return (
    <div className="passkey" part="base">
      {!isDone && (
        <button
          ref={buttonRef}
          type="button"
          className="button button--primary"
          part="button"
          aria-disabled={isBusy}
          onClick={onClick}
        >
          {label}
        </button>
      )}
      <div role="alert">
        {error && (
          <p className="passkey__message passkey__message--error" part="message">
            {error}
          </p>
        )}
        {hint && (
          <p className="passkey__message" part="hint">
            {hint}
          </p>
        )}
      </div>
      <div {...LIVE}>
        {notice && (
          <p
            ref={noticeRef}
            className={isDone ? 'passkey__done' : 'passkey__message'}
            part="message"
            tabIndex={isDone ? -1 : undefined}
          >
            {isDone && <Icon className="passkey__tick" path="m5 12.5 4.5 4.5L19 7.5" />}
            <span>{notice}</span>
          </p>
        )}
      </div>
    </div>
  );
}
