import type { ReactNode } from 'react';
import { Fallback } from '../host/Fallback.tsx';

interface InstalmentsButtonProps {
  /** Undefined where the author's control is the button. */
  label: ReactNode;
  failure: string | undefined;
  onPress: () => void;
}

/** The button, and what a failed press tells. */
export const InstalmentsButton = ({ label, failure, onPress }: InstalmentsButtonProps) => (
  <>
    {label === undefined ? (
      <Fallback />
    ) : (
      <button type="button" className="button" part="button" onClick={onPress}>
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
