import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { createNoticeAtom } from '../../logic/notice/notice.atoms.ts';
import type { NoticeTimes } from '../../logic/notice/notice.constants.ts';
import type { Environment } from '../host/environment.ts';
import { useHasContent } from './use-has-content.ts';

/** Whether a notice has something to show, and has not been shown as often as it may be. */
export function useIsDue({ host }: Environment, once: NoticeTimes): boolean {
  const isDue = useAtomValue(useMemo(() => createNoticeAtom(host, once), [host, once]));
  return useHasContent(host) && isDue;
}
