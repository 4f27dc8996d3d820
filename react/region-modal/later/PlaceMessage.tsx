import { countryName, type ForcedPlace } from '../../../logic/forced-place/forced-place.model.ts';
import type { RegionModalTexts } from '../../../logic/region-modal/region-modal.messages.ts';

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
        <Place
          text={mode === 'zipcode' ? texts.region : texts.country}
          name={mode === 'zipcode' ? zipcode : country}
        />
      </h2>
      {currency && (
        <p className="region__line" part="line">
          <Place text={texts.currency} name={currency} />
        </p>
      )}
      {mode !== 'zipcode' && (
        <p className="region__line" part="line">
          <Place text={texts.shippingToCountry} name={country} />
          {mode === 'regionAndZipcode' && <Place text={` ${texts.andRegion}`} name={zipcode} />}
        </p>
      )}
      {mode === 'zipcode' && (
        <p className="region__line" part="line">
          <Place text={texts.shippingToRegion} name={zipcode} />
        </p>
      )}
    </div>
  );
}

/** Words and the place that they name. */
function Place({ text, name }: { text: string; name: string | undefined }) {
  return (
    <>
      <span part="words">{`${text} `}</span>
      <b part="place">{name}</b>
    </>
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
