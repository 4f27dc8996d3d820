import type { RefObject } from 'react';
import { LabelSlot } from '../light-dom/LabelSlot.tsx';

interface PasskeyButtonProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  label: string;
  isBusy: boolean;
  /** What went wrong; '' where nothing did. */
  error: string;
  /** What else the shopper should know; '' where there is nothing. */
  notice: string;
  onPress: () => void;
}

/** A button that starts a ceremony, and below it what came of that. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { buttonRef, label, isBusy, error, notice, onPress } = props;
  return (
    <div className="passkey">
      <button
        ref={buttonRef}
        type="button"
        className="button button--primary"
        part="button"
        aria-disabled={isBusy}
        onClick={onPress}
      >
        <LabelSlot>{label}</LabelSlot>
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
