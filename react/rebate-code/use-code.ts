import { useAtomValue } from 'jotai';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { changedCodeAtom, REMOVED_KEY } from '../../logic/rebate-code/rebate-code.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModuleOnClick } from '../host/use-module-on-click.ts';
import { useOnChange, useOnMount } from '../host/use-on-change.ts';
import type { RebateCodeProps } from './rebate-code.props.ts';

const loadChanges = () => import('./later/change-code.ts');

/** The active code, which all tags of the page follow; '' without one. */
export function useActiveCode({ env, code }: RebateCodeProps): string {
  const changed = useAtomValue(changedCodeAtom);
  // not on mount: markup that is inserted later is newer
  useOnMount(() =>
    pageStore.sub(changedCodeAtom, () => env.setProps({ code: pageStore.get(changedCodeAtom) })),
  );
  // a cached page has the code of another shopper
  return (env.config.isCached ? changed : code) ?? '';
}

/** The functions that change the code, in a module that loads when the shopper approaches. */
export function useChanges(props: RebateCodeProps) {
  const { env } = props;
  const [isNear] = useIntent(env.host);
  const { sessionStorage } = useAtomValue(platformAtom);
  const wasRemoved = sessionStorage.get(REMOVED_KEY) !== undefined;
  const changes = useModuleOnClick(env, loadChanges, isNear || wasRemoved);
  useOnChange([changes.module], () => {
    if (wasRemoved) changes.module?.offerUndoAfterReload(props);
  });
  return changes;
}
