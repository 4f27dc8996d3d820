import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ForcedRegion } from '../../logic/forced-region/forced-region.model.ts';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import {
  createForcedRegionAtom,
  openNoticeAtom,
  postponeNoticeAtom,
} from '../../logic/region-modal/region-modal.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { useModule } from '../host/use-module.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import type { RegionModalProps } from './region-modal.props.ts';

/** The forced region to show, and the custom state for its kind; undefined without one. */
function useForcedRegion(env: Environment): ForcedRegion | undefined {
  const [regionAtom] = useState(() => createForcedRegionAtom(env.host));
  const forced = useAtomValue(regionAtom);
  useStates(env, {
    region: forced?.mode === 'region',
    zipcode: forced?.mode === 'zipcode',
    'region-and-zipcode': forced?.mode === 'regionAndZipcode',
  });
  return forced;
}

const loadDialog = async () => (await import('./later/RegionDialog.tsx')).RegionDialog;

const NOTHING_FORCED = 'show() has nothing to show: no region is forced.';

/** Checks whether a region is forced, and loads the dialog only then (docs/specification.md#s4-region-modal). */
export function RegionModal(props: RegionModalProps) {
  const { env } = props;
  const forced = useForcedRegion(env);
  const [show, postpone] = [useSetAtom(openNoticeAtom), useSetAtom(postponeNoticeAtom)];
  const RegionDialog = useModule(env, loadDialog, forced !== undefined);
  useMethods(env, {
    show() {
      if (!show(env.host)) warnAuthor(env.host.localName, NOTHING_FORCED);
    },
    hide: () => postpone(env.host),
  });
  useStates(env, { open: Boolean(forced && RegionDialog) });
  return RegionDialog ? <RegionDialog {...props} forced={forced} /> : null;
}
