import {
  type InstalmentsScope,
  isOpenOffer,
  type Offer,
} from '../../../logic/instalments/instalments.model.ts';
import type { InstalmentsDialogTexts } from '../../../logic/instalments/instalments-dialog.messages.ts';
import { offerHint, offerLabel } from '../../../logic/instalments/offer-texts.ts';
import type { Decimal } from '../../../logic/money/decimal.ts';

interface OfferButtonProps {
  offer: Offer;
  texts: InstalmentsDialogTexts;
  write: (amount: Decimal) => string;
  onChoose: (scope: InstalmentsScope) => void;
}

/** A choice with its amount; where it is disabled, the reason below it is its description. */
export function OfferButton({ offer, texts, write, onChoose }: OfferButtonProps) {
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
