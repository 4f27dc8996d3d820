import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { countOf, loadCountAtom } from '../../logic/count/count.atoms.ts';
import type { Counted } from '../../logic/count/count.model.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useOnChange } from '../host/use-on-change.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';

export interface CountProps {
  env: Environment;
  of: Counted;
  onLoad: (detail: { of: Counted; count: number }) => void;
}

/** The number that an element reported last. */
const reportedCount = hostCell<string | undefined>(undefined);

/** A number in a link of the theme; the server-rendered number shows until the current one has loaded. */
export function Count({ env, of, onLoad }: CountProps) {
  const count = useAtomValue(useMemo(() => countOf(of), [of]));
  const load = useSetAtom(loadCountAtom);
  useOnChange([of, load], () => {
    if (count === undefined) load(of).finally(env.hold());
  });
  const reported = reportedCount(env.host);
  const report = count === undefined ? reported.current : `${of} ${count}`;
  useOnNewValue(reported, report, () => count !== undefined && onLoad({ of, count }));
  if (count === undefined) return <Fallback />;
  return <span part="count">{count || ''}</span>;
}
