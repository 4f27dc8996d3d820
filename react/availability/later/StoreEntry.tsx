import type { StoresTexts } from '../../../logic/availability/availability-stores.messages.ts';
import type { StoreStock } from '../../../logic/availability/store-stocks.api.ts';
import {
  addressOf,
  hoursOf,
  quantityText,
} from '../../../logic/availability/store-stocks.model.ts';
import type { Language } from '../../../logic/texts/language.ts';
import { linkAttributes } from '../../../logic/wire/safe-link.ts';

interface StoreEntryProps {
  stock: StoreStock;
  /** The day of the week, 1 being Monday. */
  today: number;
  texts: StoresTexts;
  language: Language;
}

/** A store: what it has, where it is, when it is open today, and how to reach it. */
export function StoreEntry({ stock, today, ...wording }: StoreEntryProps) {
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
