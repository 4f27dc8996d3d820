import type { RegionModalTexts } from '../../../logic/region-modal/region-modal.messages.ts';
import { countryName, type ForcedPlace } from '../../../logic/region-modal/region-modal.model.ts';

interface Wording {
  texts: RegionModalTexts;
  countryNames: Readonly<Record<string, string>> | undefined;
}

interface PlaceMessageProps extends Wording {
  place: ForcedPlace;
  currency: string | undefined;
}

/** The message about the forced place and what it changes for the shopper. */
export function PlaceMessage({ place, currency, texts, countryNames }: PlaceMessageProps) {
  const { mode, zipcode } = place;
  const country = countryName(place.country, countryNames);
  return (
    <div className="region" part="message">
      <h2 className="dialog__heading" id="heading" part="heading">
        {mode === 'zipcode' ? texts.region : texts.country}{' '}
        <b part="place">{mode === 'zipcode' ? zipcode : country}</b>
      </h2>
      {currency && (
        <p className="region__line" part="line">
          {texts.currency} <b part="place">{currency}</b>
        </p>
      )}
      {mode !== 'zipcode' && (
        <p className="region__line" part="line">
          {texts.shippingToCountry} <b part="place">{country}</b>
          {mode === 'regionAndZipcode' && (
            <>
              {' '}
              {texts.andRegion} <b part="place">{zipcode}</b>
            </>
          )}
        </p>
      )}
      {mode === 'zipcode' && (
        <p className="region__line" part="line">
          {texts.shippingToRegion} <b part="place">{zipcode}</b>
        </p>
      )}
    </div>
  );
}

/** The label of the button that restores the shop's default place. */
export function restoreLabel(place: ForcedPlace, { texts, countryNames }: Wording): string {
  const country = countryName(place.defaultCountry, countryNames);
  const [label, name] =
    place.mode === 'zipcode'
      ? [texts.restoreRegion, place.defaultZipcode]
      : [texts.restoreCountry, country];
  return name ? `${label} ${name}` : label.replace(/:$/, '');
}
