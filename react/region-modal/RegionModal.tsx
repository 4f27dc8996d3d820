import { useState } from 'react';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import {
  createForcedPlaceAtom,
  openNoticeAtom,
  postponeNoticeAtom,
} from '../../logic/region-modal/region-modal.atoms.ts';
import { useAtomValue, useSetAtom } from '../host/use-atom.ts';
import { useMethods } from '../host/use-methods.ts';
import { useModule } from '../host/use-module.ts';
import { useStates } from '../host/use-states.ts';
import type { RegionModalProps } from './region-modal.props.ts';

const loadDialog = async () => (await import('./dialog/RegionDialog.tsx')).RegionDialog;

const NOTHING_FORCED = '[shop] shop-region-modal: show() has nothing to show: no region is forced.';

/** Checks whether a region is forced, and loads the dialog only then (docs/specification.md#s4-region-modal). */
export function RegionModal(props: RegionModalProps) {
  const { env } = props;
  const [placeAtom] = useState(() => createForcedPlaceAtom(env.host));
  const place = useAtomValue(placeAtom);
  const [show, postpone] = [useSetAtom(openNoticeAtom), useSetAtom(postponeNoticeAtom)];
  const RegionDialog = useModule(env, loadDialog, place !== undefined);
  useMethods(env, {
    show() {
      if (!show(env.host)) warnAuthor(NOTHING_FORCED);
    },
    hide: () => postpone(env.host),
  });
  useStates(env, {
    open: Boolean(place && RegionDialog),
    region: place?.mode === 'region',
    zipcode: place?.mode === 'zipcode',
    'region-and-zipcode': place?.mode === 'regionAndZipcode',
  });
  return RegionDialog ? <RegionDialog {...props} place={place} /> : null;
}
