import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import {
  coverPageAtom,
  coverReasonsAtomOf,
  uncoverPageAtom,
} from '../../logic/loading-cover/loading-cover.atoms.ts';
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
  const [reasons, setReasons] = useAtom(coverReasonsAtomOf(host));
  const { page } = useAtomValue(platformAtom);
  const [cover, uncover] = [useSetAtom(coverPageAtom), useSetAtom(uncoverPageAtom)];
  // a late cover is useless, so it loads at the first user activity
  const [isPageInUse] = useIntent(document.documentElement);
  const CoverDialog = useModule(env, loadDialog, open || isPageInUse);

  useLayoutEffect(() => {
    if (!open) setReasons([]);
  }, [open, setReasons]);
  useOnChange([host], () => {
    const reveal = () => setProps({ open: false });
    // also when the shopper returns to a page that they left covered
    const stop = page.onRestored(reveal);
    return () => {
      stop();
      // a removed element must not cover the page when it is added again
      reveal();
      setReasons([]);
    };
  });
  useStates(env, { open: open && CoverDialog !== undefined });
  useMethods(env, {
    show(reason: unknown = '') {
      cover({ host, message: String(reason ?? ''), isOpen: open });
      setProps({ open: true });
    },
    hide() {
      if (!uncover(host)) setProps({ open: false });
    },
  });
  const reason = reasons.findLast(Boolean) ?? message ?? textsOf(loadingCoverMessages, env).wait;
  return CoverDialog ? (
    <CoverDialog env={env} open={open} message={reason} />
  ) : (
    <slot hidden={!open} />
  );
}
