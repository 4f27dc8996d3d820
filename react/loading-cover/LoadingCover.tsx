import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { loadingCoverMessages } from '../../logic/loading-cover/loading-cover.messages.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf, useMethods, useStates } from '../host/use-tag.ts';

export interface LoadingCoverProps {
  env: Environment;
  open: boolean;
  message: string | undefined;
}

const loadDialog = async () => (await import('./later/CoverDialog.tsx')).CoverDialog;

/** Covers the page while the shopper has to wait (docs/specification.md#s2-loading-cover). */
export function LoadingCover({ env, open, message }: LoadingCoverProps) {
  const { host, setProps } = env;
  const [reason, setReason] = useState('');
  const { page } = useAtomValue(platformAtom);
  // a late cover is useless, so it loads at the first user activity
  const [isPageInUse] = useIntent(document.documentElement);
  const CoverDialog = useModule(env, loadDialog, open || isPageInUse);

  useLayoutEffect(() => {
    if (!open) setReason('');
  }, [open]);
  const hide = () => setProps({ open: false });
  useOnChange([host], () => {
    // also when the shopper returns to a page that they left covered
    const stop = page.onRestored(hide);
    return () => {
      stop();
      // a removed element must not cover the page when it is added again
      hide();
    };
  });
  useStates(env, { open: open && CoverDialog !== undefined });
  useMethods(env, {
    show(why: unknown = '') {
      setReason(String(why ?? ''));
      setProps({ open: true });
    },
    hide,
  });
  const text = reason || (message ?? textsOf(loadingCoverMessages, env).wait);
  return CoverDialog ? (
    <CoverDialog env={env} open={open} message={text} />
  ) : (
    <slot hidden={!open} />
  );
}
