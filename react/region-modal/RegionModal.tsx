import { useSetAtom } from 'jotai';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import { openNoticeAtom, postponeNoticeAtom } from '../../logic/region-modal/region-modal.atoms.ts';
import { useModule } from '../host/use-module.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import type { RegionModalProps } from './region-modal.props.ts';
import { useForcedPlace } from './use-forced-place.ts';

const loadDialog = async () => (await import('./later/RegionDialog.tsx')).RegionDialog;

const NOTHING_FORCED = 'show() has nothing to show: no region is forced.';

/** Checks whether a region is forced, and loads the dialog only then (docs/specification.md#s4-region-modal). */
export function RegionModal(props: RegionModalProps) {
  const { env } = props;
  const place = useForcedPlace(env);
  const [show, postpone] = [useSetAtom(openNoticeAtom), useSetAtom(postponeNoticeAtom)];
  const RegionDialog = useModule(env, loadDialog, place !== undefined);
  useMethods(env, {
    show() {
      if (!show(env.host)) warnAuthor(env.host.localName, NOTHING_FORCED);
    },
    hide: () => postpone(env.host),
  });
  useStates(env, { open: Boolean(place && RegionDialog) });
  return RegionDialog ? <RegionDialog {...props} place={place} /> : null;
}
