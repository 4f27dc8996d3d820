import { myTagMessages } from '~/logic/my-tag/my-tag.messages.ts';
import type { Environment } from '~/react/host/environment.ts';
import { textsOf } from '~/react/host/use-tag.ts';

export interface MyTagProps {
  label: string | undefined;
  onActivate: () => void;
  env: Environment;
}

/** A button that dispatches an event on click. */
export function MyTag({ label, onActivate, env }: MyTagProps) {
  return (
    <button type="button" part="button" className="button" onClick={() => onActivate()}>
      {label ?? textsOf(myTagMessages, env).label}
    </button>
  );
}
