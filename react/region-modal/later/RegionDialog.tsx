import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import {
  countryName,
  type ForcedRegion,
} from '../../../logic/forced-region/forced-region.model.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { postponeNoticeAtom } from '../../../logic/region-modal/region-modal.atoms.ts';
import {
  type RegionModalTexts,
  regionModalMessages,
} from '../../../logic/region-modal/region-modal.messages.ts';
import {
  acceptRegionAtom,
  restorationAtomOf,
  restoreRegionAtom,
} from '../../../logic/region-modal/region-modal-restore.atoms.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import dialogCss from '../../dialog/dialog.css';
import { textsOf, useStyles } from '../../host/use-tag.ts';
import buttonCss from '../../look/button.css';
import type { RegionModalProps } from '../region-modal.props.ts';
import regionModalCss from './region-modal.css';

interface Wording {
  texts: RegionModalTexts;
  countryNames: Readonly<Record<string, string>> | undefined;
}

interface RegionMessageProps extends Wording {
  forced: ForcedRegion;
  currency: string | undefined;
}

/** The message about the forced region and its consequences. */
function RegionMessage({ forced, currency, texts, countryNames }: RegionMessageProps) {
  const { mode, zipcode } = forced;
  const country = countryName(forced.country, countryNames);
  return (
    <div className="region" part="message">
      <h2 className="dialog__heading" id="heading" part="heading">
        <RegionText
          text={mode === 'zipcode' ? texts.region : texts.country}
          name={mode === 'zipcode' ? zipcode : country}
        />
      </h2>
      {currency && (
        <p className="region__line" part="line">
          <RegionText text={texts.currency} name={currency} />
        </p>
      )}
      {mode !== 'zipcode' && (
        <p className="region__line" part="line">
          <RegionText text={texts.shippingToCountry} name={country} />
          {mode === 'regionAndZipcode' && (
            <RegionText text={` ${texts.andRegion}`} name={zipcode} />
          )}
        </p>
      )}
      {mode === 'zipcode' && (
        <p className="region__line" part="line">
          <RegionText text={texts.shippingToRegion} name={zipcode} />
        </p>
      )}
    </div>
  );
}

/** A text with the highlighted name of a region. */
function RegionText({ text, name }: { text: string; name: string | undefined }) {
  return (
    <>
      <span part="words">{`${text} `}</span>
      <b part="place">{name}</b>
    </>
  );
}

/** The label of the button that restores the shop's default region. */
function restoreLabel(forced: ForcedRegion, { texts, countryNames }: Wording): string {
  const country = countryName(forced.defaultCountry, countryNames);
  const [label, name] =
    forced.mode === 'zipcode'
      ? [texts.restoreRegion, forced.defaultZipcode]
      : [texts.restoreCountry, country];
  return name ? `${label} ${name}` : label.replace(/:$/, '');
}

interface RegionDialogProps extends RegionModalProps {
  forced: ForcedRegion | undefined;
}

/** The notice of a forced region, with buttons that accept it or restore the default one. */
export function RegionDialog(props: RegionDialogProps) {
  const { env, countryNames, forced: current, onContinue, onRestore } = props;
  useStyles(env, dialogCss, buttonCss, regionModalCss);
  const { isRestoring, refusal } = useAtomValue(restorationAtomOf(env.host));
  const postpone = useSetAtom(postponeNoticeAtom);
  const accept = useSetAtom(acceptRegionAtom);
  const restore = useSetAtom(restoreRegionAtom);
  const { page } = useAtomValue(platformAtom);
  const lastRegion = useRef(current);
  // keeps the texts while the dialog fades out
  if (current) lastRegion.current = current;
  const forced = lastRegion.current;
  if (!forced) return null;
  const texts = textsOf(regionModalMessages, env);
  const detail = { mode: forced.mode };
  const onContinueClick = () => {
    accept(env.host);
    onContinue(detail);
  };
  const onRestoreClick = async () => {
    const outcome = await restore({ host: env.host, ...detail });
    if (typeof outcome === 'object') env.fail(outcome);
    // at most once per page load (docs/faults.md#decision-2)
    else if (outcome === 'restored' && onRestore(detail)) page.reloadOnce();
  };

  return (
    <Dialog open={current !== undefined} labelledBy="heading" onClose={() => postpone(env.host)}>
      <RegionMessage {...props} forced={forced} texts={texts} />
      {refusal && (
        <p className="region__error" part="error" role="alert">
          {refusal.text || texts.failed}
        </p>
      )}
      <div className="dialog__actions" part="actions">
        <button
          type="button"
          className="button button--primary"
          part="continue"
          onClick={onContinueClick}
        >
          {texts.continue}
        </button>
        <button
          type="button"
          className="button"
          part="restore"
          aria-disabled={isRestoring}
          onClick={onRestoreClick}
        >
          {restoreLabel(forced, { texts, countryNames })}
        </button>
      </div>
    </Dialog>
  );
}
