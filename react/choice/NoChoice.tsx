import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useMethods, useStates } from '../host/use-tag.ts';

/** The children as they are: there is nothing to choose in them, or what shows it has yet to come. */
export function NoChoice({ env }: { env: Environment }) {
  useStates(env, {
    empty: true,
    invalid: false,
    'sold-out': false,
    conflict: false,
    turning: false,
  });
  useMethods(env, { show: () => false });
  return <Fallback />;
}
