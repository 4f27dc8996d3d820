import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  closeNoticeAtom,
  createNoticeAtom,
  openNoticeAtom,
  rememberNoticeAtom,
} from '../../logic/notice/notice.atoms.ts';
import type { NoticeTimes } from '../../logic/notice/notice.constants.ts';
import { useContentDialog } from '../dialog/use-content-dialog.ts';
import type { Environment } from '../host/environment.ts';
import { useAtomValue, useSetAtom } from '../host/use-atom.ts';
import { useMethods } from '../host/use-methods.ts';
import { useStates } from '../host/use-states.ts';
import { startAtTop } from './start-at-top.ts';
import { useHasContent } from './use-has-content.ts';

export interface NoticeProps {
  env: Environment;
  once: NoticeTimes;
}

/** The element's children in a modal dialog, as soon as there are any (docs/specification.md#s2-notice). */
export function Notice({ env, once }: NoticeProps) {
  const { host } = env;
  const isDue = useAtomValue(useMemo(() => createNoticeAtom(host, once), [host, once]));
  const open = useHasContent(host) && isDue;
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
  // in a box, because audits do not recognise a hidden slot
  if (!ContentDialog) {
    return (
      <div hidden={!open}>
        <slot />
      </div>
    );
  }
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
