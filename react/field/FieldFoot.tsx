import type { Environment } from '../host/environment.ts';
import type { Control } from '../validation/control.ts';
import type { FieldState } from '../validation/paint-result.ts';
import type { fieldHelp } from './later/field-help.ts';

interface FieldFootProps {
  env: Environment;
  state: FieldState;
  control: Control | undefined;
  /** Whether the message stands here, not in a line of the theme. */
  hasOwnLine: boolean;
  /** The advice below the message. */
  hint: string | undefined;
  /** Undefined until it is loaded. */
  Mark: (typeof fieldHelp)['FieldMark'] | undefined;
}

/** What stands below a field: the mark, the message and the advice; it takes no room while there is nothing to say. */
export function FieldFoot({ env, state, control, hasOwnLine, hint, Mark }: FieldFootProps) {
  const isError = state === 'error';
  const isOpen = isError && (hasOwnLine || hint !== undefined);
  const hasMark = state === 'success' || (isError && hasOwnLine);
  return (
    <div className={isOpen ? 'field__foot field__foot--open' : 'field__foot'} part="foot">
      <div className="field__words">
        {Mark && hasMark && <Mark env={env} state={state} control={control} />}
        <div className="field__lines">
          <slot name="message" />
          <slot name="hint" part="hint" />
        </div>
      </div>
    </div>
  );
}
