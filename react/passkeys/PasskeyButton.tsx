import type { ReactNode, RefObject } from 'react';

interface PasskeyButtonProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  label: ReactNode;
  isBusy: boolean;
  /** The text of a failure; '' where there is none. */
  error: string;
  /** Any other text for the shopper; '' where there is none. */
  notice: string;
  onPress: () => void;
}

/** A button that starts a ceremony, and below it the result. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { buttonRef, label, isBusy, error, notice, onPress } = props;
  return (
    <div className="passkey" part="base">
      <button
        ref={buttonRef}
        type="button"
        className="button button--primary"
        part="button"
        aria-disabled={isBusy}
        onClick={onPress}
      >
        {label}
      </button>
      <div role="alert">
        {error && (
          <p className="passkey__message passkey__message--error" part="message">
            {error}
          </p>
        )}
      </div>
      <div role="status">
        {notice && (
          <p className="passkey__message" part="message">
            {notice}
          </p>
        )}
      </div>
    </div>
  );
}
