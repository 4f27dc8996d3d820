import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  createNoticeAtom,
  mayOpenAtom,
  noticeStateOf,
  rememberNoticeAtom,
} from '../../logic/notice/notice.atoms.ts';
import type { NoticeTimes } from '../../logic/notice/notice.constants.ts';
import { ClosedContent, useContentDialog } from '../dialog/use-content-dialog.tsx';
import type { Environment } from '../host/environment.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import { focusTop } from '../light-dom/focus-top.ts';
import { useLightDom } from '../light-dom/use-light-child.ts';

export interface NoticeProps {
  env: Environment;
  once: NoticeTimes;
}

/** Whether a child is content: not white space, a comment, or slotted elsewhere. */
const isContent = (node: Node): boolean =>
  node instanceof Element ? !node.slot : node instanceof Text && node.data.trim() !== '';

/** Whether the element has content; updates with its children. */
const useHasContent = (host: HTMLElement): boolean =>
  useLightDom(host, {
    read: () => [...host.childNodes].some(isContent),
    changes: { childList: true, characterData: true, subtree: true },
  });

/** The element's children in a modal dialog, as soon as there are any (docs/specification.md#s2-notice). */
export function Notice({ env, once }: NoticeProps) {
  const { host } = env;
  const isDue = useIsDue(env, once);
  const ContentDialog = useContentDialog(env, isDue);
  const mayOpen = useSetAtom(mayOpenAtom);
  const isReady = isDue && ContentDialog !== undefined;
  const isShown = isReady && mayOpen(host);
  const remember = useSetAtom(rememberNoticeAtom);
  const setOpen = useSetAtom(noticeStateOf(host));
  useStates(env, { open: isShown });
  useMethods(env, { show: () => setOpen(true), hide: () => setOpen(false) });
  useLayoutEffect(() => {
    if (isShown) remember(host);
  }, [isShown, remember, host]);
  useLayoutEffect(() => {
    // postponed to the next page
    if (isReady && !isShown) setOpen(false);
  }, [isReady, isShown, setOpen]);
  // nothing had focus before the notice opened, so Tab would continue from its position in the page
  useOnNewValue(useRef(isShown), isShown, () => isShown || startAtTop());
  if (!ContentDialog) return <ClosedContent open={isDue} />;
  return (
    <ContentDialog
      env={env}
      open={isShown}
      label={undefined}
      className="notice"
      onClose={() => setOpen(false)}
    />
  );
}

/** Makes the next Tab start at the top of the page, unless something has focus. */
function startAtTop(): void {
  if (document.activeElement === document.body) focusTop();
}

/** Whether a notice has content, and has not been shown as often as allowed. */
function useIsDue({ host }: Environment, once: NoticeTimes): boolean {
  const isDue = useAtomValue(useMemo(() => createNoticeAtom(host, once), [host, once]));
  return useHasContent(host) && isDue;
}
