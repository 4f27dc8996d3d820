import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import {
  closeNoticeAtom,
  openNoticeAtom,
  rememberNoticeAtom,
} from '../../logic/notice/notice.atoms.ts';
import { ClosedContent } from '../dialog/ClosedContent.tsx';
import { useContentDialog } from '../dialog/use-content-dialog.ts';
import { useMethods } from '../host/use-methods.ts';
import { useStates } from '../host/use-states.ts';
import type { NoticeProps } from './notice.props.ts';
import { startAtTop } from './start-at-top.ts';
import { useIsDue } from './use-is-due.ts';

/** The element's children in a modal dialog, as soon as there are any (docs/specification.md#s2-notice). */
export function Notice({ env, once }: NoticeProps) {
  const { host } = env;
  const open = useIsDue(env, once);
  const ContentDialog = useContentDialog(env, open);
  const isShown = open && ContentDialog !== undefined;
  const remember = useSetAtom(rememberNoticeAtom);
  const [show, close] = [useSetAtom(openNoticeAtom), useSetAtom(closeNoticeAtom)];
  useStates(env, { open: isShown });
  useMethods(env, { show: () => show(host), hide: () => close(host) });
  useLayoutEffect(() => {
    if (isShown) remember(host);
  }, [isShown, remember, host]);
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    // the notice opened before the shopper focused anything, so Tab would go on from its place in the page
    if (wasShown.current && !isShown) startAtTop(host.ownerDocument);
    wasShown.current = isShown;
  }, [isShown, host]);
  if (!ContentDialog) return <ClosedContent open={open} />;
  return (
    <ContentDialog
      env={env}
      open={open}
      label={undefined}
      className="notice"
      onClose={() => close(host)}
    />
  );
}
