import { omnibusPriceMessages } from '../../../logic/omnibus-price/omnibus-price.messages.ts';
import { type OmnibusView, omnibusView } from '../../../logic/omnibus-price/omnibus-price.model.ts';
import type { ProductPrices } from '../../../logic/product-prices/product-prices.schema.ts';
import { DEFAULT_CONFIG } from '../../../logic/settings/shop-config.ts';
import { resolveMessages } from '../../../logic/texts/messages.ts';

/** One row of an Omnibus price. */
export interface PriceRow {
  readonly part: string;
  readonly label: string;
  readonly price: string;
  readonly percent?: string | undefined;
}

/** The content of the variants without React: the same model and texts as the component's. */
export interface PriceTexts {
  readonly label: string;
  readonly rows: readonly PriceRow[];
  readonly states: OmnibusView['states'];
}

/** Computes the content of a price, in the language of the page. */
export function priceTexts(
  product: ProductPrices,
  codeActivation: boolean,
): PriceTexts | undefined {
  const options = { priceType: 'gross', codeActivation, size: undefined } as const;
  const view = omnibusView(product, { ...options, format: DEFAULT_CONFIG });
  const language = document.documentElement.lang === 'en' ? 'en' : 'pl';
  const texts = resolveMessages(omnibusPriceMessages, language, DEFAULT_CONFIG.messages);
  return view && { label: texts[view.label], rows: rowsOf(view, texts), states: view.states };
}

type Texts = (typeof omnibusPriceMessages)['pl'];

function rowsOf(view: OmnibusView, texts: Texts): readonly PriceRow[] {
  const { lowest, regular, withoutCode, upcoming } = view;
  const rows: PriceRow[] = [{ part: 'lowest', label: texts.lowest, ...lowest }];
  if (regular) rows.push({ part: 'regular', label: texts.regular, ...regular });
  if (withoutCode) rows.push({ part: 'without-code', label: texts.withoutCode, ...withoutCode });
  if (upcoming) {
    rows.push({ part: 'upcoming', label: texts.upcoming(upcoming), price: upcoming.price });
  }
  return rows;
}
