import { useState } from 'react';
import { createForcedPlaceAtom } from '../../logic/region-modal/region-modal.atoms.ts';
import { useAtomValue } from '../shared/use-atom.ts';
import { useModule } from '../shared/use-module.ts';
import { useStates } from '../shared/use-states.ts';
import type { RegionModalProps } from './region-modal.props.ts';

const loadDialog = async () => (await import('./RegionDialog.tsx')).RegionDialog;

/** Only looks whether a region is forced; the dialog is loaded when one is (specification §4). */
export function RegionModal(props: RegionModalProps) {
  const { env } = props;
  const [placeAtom] = useState(() => createForcedPlaceAtom(env.host));
  const place = useAtomValue(placeAtom);
  const RegionDialog = useModule(env, loadDialog, place !== undefined);
  useStates(env, {
    open: Boolean(place && RegionDialog),
    region: place?.mode === 'region',
    zipcode: place?.mode === 'zipcode',
    'region-and-zipcode': place?.mode === 'regionAndZipcode',
  });
  return RegionDialog ? <RegionDialog {...props} place={place} /> : null;
}
