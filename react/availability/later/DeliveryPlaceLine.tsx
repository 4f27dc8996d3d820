import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { CostsTexts } from '../../../logic/availability/availability-costs.messages.ts';
import { createDeliveryPlaceAtom } from '../../../logic/availability/delivery-place.atoms.ts';
import type { Language } from '../../../logic/texts/language.ts';

interface DeliveryPlaceLineProps {
  language: Language;
  texts: CostsTexts;
}

/** Where costs and times are for, in case the shopper has not chosen that. */
export function DeliveryPlaceLine({ language, texts }: DeliveryPlaceLineProps) {
  const [placeAtom] = useState(() => createDeliveryPlaceAtom(language));
  const place = useAtomValue(placeAtom);
  if (!place) return null;
  const { country, zipcode } = place;
  return (
    <p className="place" part="place">
      <span>{`${country ? texts.forCountry : texts.forRegion} `}</span>
      <b>{[country, zipcode].filter(Boolean).join(', ')}</b>
    </p>
  );
}
