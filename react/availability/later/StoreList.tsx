import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { StoresTexts } from '../../../logic/availability/availability-stores.messages.ts';
import { shopTimeAtom } from '../../../logic/availability/shop-time.atoms.ts';
import type { StoreStock } from '../../../logic/availability/store-stocks.api.ts';
import { citiesOf, placesOf } from '../../../logic/availability/store-stocks.model.ts';
import { weekdayOf } from '../../../logic/calendar/calendar-date.ts';
import type { Environment } from '../../host/environment.ts';
import { StoreEntry } from './StoreEntry.tsx';
import { useStoreMap } from './use-store-map.ts';

interface StoreListProps {
  env: Environment;
  stocks: readonly StoreStock[];
  texts: StoresTexts;
}

/** The stores of the chosen city, on a map where their places are known. */
export function StoreList({ env, stocks, texts }: StoreListProps) {
  const [city, setCity] = useState('');
  const cities = citiesOf(stocks);
  const shown = stocks.filter(({ stockInfo }) => !city || stockInfo.city === city);
  const today = weekdayOf(useAtomValue(shopTimeAtom).day);
  useStoreMap(env, { places: placesOf(shown), label: texts.map });
  return (
    <>
      {cities.length > 1 && (
        <label className="city">
          <span>{texts.city}</span>
          <select part="city" value={city} onChange={({ target }) => setCity(target.value)}>
            <option value="">{texts.allCities}</option>
            {cities.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      <slot name="map" />
      <ul className="stores" part="stores">
        {shown.map((stock, index) => (
          <StoreEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: two stores may have one name
            key={index}
            stock={stock}
            today={today}
            texts={texts}
            language={env.language}
          />
        ))}
      </ul>
    </>
  );
}
