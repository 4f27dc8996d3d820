import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import type { ForcedPlace } from '../../../logic/forced-place/forced-place.model.ts';
import { postponeNoticeAtom } from '../../../logic/region-modal/region-modal.atoms.ts';
import { regionModalMessages } from '../../../logic/region-modal/region-modal.messages.ts';
import {
  acceptPlaceAtom,
  reloadPageAtom,
  restorationAtomOf,
  restorePlaceAtom,
} from '../../../logic/region-modal/region-modal-restore.atoms.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import dialogCss from '../../dialog/dialog.css';
import { textsOf, useStyles } from '../../host/use-tag.ts';
import buttonCss from '../../look/button.css';
import type { RegionModalProps } from '../region-modal.props.ts';
import { PlaceMessage, restoreLabel } from './PlaceMessage.tsx';
import regionModalCss from './region-modal.css';

interface RegionDialogProps extends RegionModalProps {
  place: ForcedPlace | undefined;
}

/** The notice of a forced region, with buttons that accept it or restore the default one. */
export function RegionDialog(props: RegionDialogProps) {
  const { env, countryNames, place: current, onContinue, onRestore } = props;
  useStyles(env, dialogCss, buttonCss, regionModalCss);
  const { isRestoring, refusal } = useAtomValue(restorationAtomOf(env.host));
  const postpone = useSetAtom(postponeNoticeAtom);
  const accept = useSetAtom(acceptPlaceAtom);
  const restore = useSetAtom(restorePlaceAtom);
  const reload = useSetAtom(reloadPageAtom);
  const lastPlace = useRef(current);
  // keeps the texts while the dialog fades out
  if (current) lastPlace.current = current;
  const place = lastPlace.current;
  if (!place) return null;
  const texts = textsOf(regionModalMessages, env);
  const detail = { mode: place.mode };
  const onContinuePress = () => {
    accept(env.host);
    onContinue(detail);
  };
  const onRestorePress = async () => {
    const outcome = await restore({ host: env.host, ...detail });
    if (typeof outcome === 'object') env.fail(outcome);
    else if (outcome === 'restored' && onRestore(detail)) reload();
  };

  return (
    <Dialog open={current !== undefined} labelledBy="heading" onClose={() => postpone(env.host)}>
      <PlaceMessage {...props} place={place} texts={texts} />
      {refusal && (
        <p className="region__error" part="error" role="alert">
          {refusal.words || texts.failed}
        </p>
      )}
      <div className="dialog__actions" part="actions">
        <button
          type="button"
          className="button button--primary"
          part="continue"
          onClick={onContinuePress}
        >
          {texts.continue}
        </button>
        <button
          type="button"
          className="button"
          part="restore"
          aria-disabled={isRestoring}
          onClick={onRestorePress}
        >
          {restoreLabel(place, { texts, countryNames })}
        </button>
      </div>
    </Dialog>
  );
}
