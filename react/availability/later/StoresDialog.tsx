import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { availabilityMessages } from '../../../logic/availability/availability.messages.ts';
import {
  availabilityStoresMessages,
  type StoresTexts,
} from '../../../logic/availability/availability-stores.messages.ts';
import { keepAnswers } from '../../../logic/availability/cached-answers.ts';
import { shopTimeAtom } from '../../../logic/availability/shop-time.atoms.ts';
import { type StoreStock, storeStocks } from '../../../logic/availability/store-stocks.api.ts';
import {
  addressOf,
  citiesOf,
  hoursOf,
  placesOf,
  quantityText,
  storesOfSize,
} from '../../../logic/availability/store-stocks.model.ts';
import { weekdayOf } from '../../../logic/calendar/calendar-date.ts';
import type { Language } from '../../../logic/texts/language.ts';
import { linkAttributes } from '../../../logic/wire/safe-link.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';
import { useLightChild } from '../../light-dom/use-light-child.ts';
import { Awaited } from './Awaited.tsx';
import { StockDialog, type StockDialogProps } from './StockDialog.tsx';
import storesCss from './stores.css';
import { useAnswer } from './use-answer.ts';

const TAG = 'shop-map';

interface StoreMap {
  readonly places: readonly object[];
  readonly label: string;
}

/** Clones the author's map, or creates one. */
function createMap(template: HTMLTemplateElement | undefined): HTMLElement {
  const copy = template && document.importNode(template.content, true).querySelector(TAG);
  return copy instanceof HTMLElement ? copy : document.createElement(TAG);
}

/**
 * A map among the children of the element, where the autoloader finds it and the page's styles apply; it loads on
 * demand.
 */
function useStoreMap(env: Environment, { places, label }: StoreMap): void {
  const { host } = env;
  const template = useLightChild<HTMLTemplateElement>(env, ':scope > template[slot=map]');
  const markers = JSON.stringify(places);
  useLayoutEffect(() => {
    if (markers === '[]') return;
    const map = createMap(template);
    map.slot = 'map';
    map.setAttribute('markers', markers);
    if (!map.hasAttribute('label')) map.setAttribute('label', label);
    host.append(map);
    return () => map.remove();
  }, [host, template, markers, label]);
}

interface StoreEntryProps {
  stock: StoreStock;
  /** The day of the week, 1 being Monday. */
  today: number;
  texts: StoresTexts;
  language: Language;
}

/** A store: its stock, address, opening hours today and contacts. */
function StoreEntry({ stock, today, ...wording }: StoreEntryProps) {
  const { stockInfo: store, quantity = 0 } = stock;
  const [hours, ...others] = hoursOf(store, today, wording);
  const { phone, mail } = store.contact;
  return (
    <li className="store" part={quantity === 0 ? 'store store-gone' : 'store'}>
      <b className="store__name">{store.name}</b>
      <span className="store__quantity" part="quantity">
        {quantityText(stock, wording)}
      </span>
      <span className="store__line">{addressOf(store)}</span>
      {hours && (
        <details className="store__line" part="hours">
          <summary>{hours}</summary>
          <span className="store__week">{others.join('\n')}</span>
        </details>
      )}
      {[phone, mail].map(
        ({ text, link }) =>
          text && (
            <a key={text} part="contact" {...linkAttributes(link)}>
              {text}
            </a>
          ),
      )}
    </li>
  );
}

interface StoreListProps {
  env: Environment;
  stocks: readonly StoreStock[];
  texts: StoresTexts;
}

/** The stores of the chosen city, on a map if they have coordinates. */
function StoreList({ env, stocks, texts }: StoreListProps) {
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

const answers = keepAnswers(storeStocks);

/** The stock of the chosen size in each store. */
export function StoresDialog({ env, open, product, onClose }: StockDialogProps) {
  const { id, size = '' } = product.choice;
  const { answer, retry } = useAnswer(env, { answers, variables: { id }, isOpen: open });
  const items = answer?.items && storesOfSize(answer.items, size);
  const texts = textsOf(availabilityStoresMessages, env);
  const label = textsOf(availabilityMessages, env).stores;
  return (
    <StockDialog env={env} open={open} label={label} css={storesCss} onClose={onClose}>
      <Awaited
        env={env}
        answer={answer && { ...answer, items }}
        empty={texts.noStores}
        onRetry={retry}
      >
        {(stocks) => <StoreList env={env} stocks={stocks} texts={texts} />}
      </Awaited>
    </StockDialog>
  );
}
