import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { fetchCountsAtom } from '../../../logic/filters/filters.atoms.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { PlatformError } from '../../../logic/platform/platform-error.ts';
import type { Environment } from '../../host/environment.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { readForm } from '../use-filter-form.ts';
import { readCounts } from './read-counts.ts';
import { fadeCounts, showCounts } from './show-counts.ts';

/** The delay after a change, in milliseconds. */
const DEBOUNCE_MS = 250;

interface FilterCountsProps {
  readonly env: Environment;
  /** The URL of the list that the page was loaded with, which has the numbers. */
  readonly initialUrl: string;
  /** The URL of the filtered list; undefined if the filters cannot be applied. */
  readonly url: string | undefined;
  readonly onCounts: (total: number | undefined) => void;
}

/** Requests the numbers of products for each choice after a change, and writes them beside the choices. */
export function FilterCounts({ env, initialUrl, url, onCounts }: FilterCountsProps) {
  const { clock } = useAtomValue(platformAtom);
  const fetchCounts = useSetAtom(fetchCountsAtom);
  const last = useRef<string | undefined>(initialUrl);
  const fail = (cause: unknown) => {
    fadeCounts(readForm(env).filters);
    if (cause instanceof PlatformError)
      env.fail({ code: cause.kind, message: cause.message, cause });
  };
  const show = (xml: string) => {
    const answer = readCounts(xml);
    if (!answer) return fail(new PlatformError('filters', 'response'));
    showCounts(readForm(env).filters, answer.counts);
    onCounts(answer.total);
  };
  const request = (wanted: string, signal: AbortSignal) =>
    fetchCounts({ url: wanted, signal }).then(
      (xml) => !signal.aborted && show(xml),
      (cause) => !signal.aborted && fail(cause),
    );
  useOnChange([url], () => {
    if (url === last.current) return;
    last.current = url;
    if (url === undefined) return;
    const controller = new AbortController();
    const cancel = clock.after(DEBOUNCE_MS, () => request(url, controller.signal));
    return () => {
      cancel();
      controller.abort();
    };
  });
  return null;
}
