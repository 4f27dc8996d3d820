import type { ReactNode } from 'react';
import type { ChoiceView } from './choice-view.ts';

export const MESSAGE_ID = 'message';

interface ChoiceGroupProps {
  readonly view: ChoiceView;
  /** `none` if the options are one control with its own name and message. */
  readonly role: 'radiogroup' | 'group' | 'none';
  readonly children: ReactNode;
}

/** The options with their group label and the message about the choice. */
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
