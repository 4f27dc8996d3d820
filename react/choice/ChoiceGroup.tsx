import type { ReactNode } from 'react';
import type { ChoiceView } from './choice-view.ts';

export const MESSAGE_ID = 'message';

interface ChoiceGroupProps {
  readonly view: ChoiceView;
  /** None where the options are one control, which has the name and the message itself. */
  readonly role: 'radiogroup' | 'group' | 'none';
  readonly children: ReactNode;
}

/** The options with their name, and what is wrong with the choice. */
export function ChoiceGroup({ view, role, children }: ChoiceGroupProps) {
  const { label, message } = view;
  const isControl = role === 'none';
  return (
    <fieldset
      className="choice"
      part="group"
      role={role}
      aria-invalid={(role === 'radiogroup' && message !== undefined) || undefined}
      aria-describedby={message === undefined || isControl ? undefined : MESSAGE_ID}
    >
      <legend className="choice__label" part="label" aria-hidden={isControl || undefined}>
        {label}
      </legend>
      {children}
      <div role="alert">
        {message !== undefined && (
          <p id={MESSAGE_ID} className="choice__message" part="message">
            {message}
          </p>
        )}
      </div>
    </fieldset>
  );
}
