import { useLayoutEffect, useRef } from 'react';
import { dialogMessages } from '../../../logic/dialog/dialog.messages.ts';
import {
  boundsOf,
  type InstalmentsPlan,
  type InstalmentsScope,
  type InstalmentsTerms,
  isOpenOffer,
  type Offer,
} from '../../../logic/instalments/instalments.model.ts';
import {
  type InstalmentsDialogTexts,
  instalmentsDialogMessages,
} from '../../../logic/instalments/instalments-dialog.messages.ts';
import { brokenBounds, offerHint, offerLabel } from '../../../logic/instalments/offer-texts.ts';
import type { Decimal } from '../../../logic/money/decimal.ts';
import { priceText } from '../../../logic/money/price-format.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import dialogCss from '../../dialog/dialog.css';
import type { Environment } from '../../host/environment.ts';
import { textsOf, useStyles } from '../../host/use-tag.ts';
import { LIVE } from '../../look/live.ts';
import instalmentsDialogCss from './instalments-dialog.css';

interface OfferButtonProps {
  offer: Offer;
  texts: InstalmentsDialogTexts;
  write: (amount: Decimal) => string;
  onChoose: (scope: InstalmentsScope) => void;
}

/** An amount to choose; if disabled, the reason below describes it. */
function OfferButton({ offer, texts, write, onChoose }: OfferButtonProps) {
  const { scope, amount } = offer;
  const hint = offerHint(offer, texts);
  const id = `${scope}-hint`;
  return (
    <div className="instalments__offer">
      <button
        type="button"
        className="button instalments__choice"
        part={scope}
        disabled={!isOpenOffer(offer)}
        aria-describedby={hint && id}
        onClick={() => onChoose(scope)}
      >
        <span>{`${offerLabel(offer, texts)} `}</span>
        {amount && <b className="instalments__amount">{write(amount)}</b>}
      </button>
      {hint && (
        <p className="instalments__hint" part="hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface InstalmentsDialogProps {
  env: Environment;
  open: boolean;
  /** The provider’s name; '' if the author sets none. */
  name: string;
  plan: InstalmentsPlan;
  terms: InstalmentsTerms;
  /** The currency shown with amounts. */
  currency: string;
  onChoose: (scope: InstalmentsScope) => void;
  onClose: () => void;
}

/** The texts above the choices: an error, else instructions. */
function sentences(
  { plan, terms, name }: InstalmentsDialogProps,
  texts: InstalmentsDialogTexts,
  write: (amount: Decimal) => string,
): string[] {
  const { min, max } = boundsOf(terms);
  const count = terms.maxQuantity ?? 0;
  const notices = plan.notices.map((notice) =>
    notice === 'tooMany' ? texts.tooMany({ count }) : texts.notAllAllowed,
  );
  const bounds = brokenBounds(plan).map((bound) => {
    if (bound === 'min') return min ? texts.minimum({ name, price: write(min) }) : '';
    return max ? texts.maximum({ name, price: write(max) }) : '';
  });
  const all = [...notices, ...bounds];
  return all.length > 0 ? all : [texts.choose];
}

/** Lets the shopper choose the amount to calculate, or says why none can be calculated. */
export function InstalmentsDialog(props: InstalmentsDialogProps) {
  const { env, open, name, plan, terms, currency, onChoose, onClose } = props;
  useStyles(env, dialogCss, instalmentsDialogCss);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // a choice that becomes disabled must not keep focus
    const { activeElement } = env.host.shadowRoot ?? {};
    if (open && activeElement?.matches(':disabled')) close.current?.focus();
  });
  const texts = textsOf(instalmentsDialogMessages, env);
  const suffix = terms.priceType === 'net' ? texts.net : '';
  const write = (amount: Decimal) => priceText(amount, { ...env.config, currency }) + suffix;
  return (
    <Dialog open={open} labelledBy="heading" onClose={onClose}>
      <h2 className="dialog__heading" id="heading" part="heading">
        {texts.heading({ name })}
      </h2>
      <div className="instalments__message" part="message" {...LIVE}>
        {sentences(props, texts, write).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {plan.offers.map((offer) => (
        <OfferButton
          key={offer.scope}
          offer={offer}
          texts={texts}
          write={write}
          onChoose={onChoose}
        />
      ))}
      <div className="dialog__actions" part="actions">
        <button ref={close} type="button" className="button" part="close" onClick={onClose}>
          {textsOf(dialogMessages, env).close}
        </button>
      </div>
    </Dialog>
  );
}
