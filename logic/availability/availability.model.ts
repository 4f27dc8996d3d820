import { formatDecimal } from '../money/decimal.ts';
import type { Product } from '../product/product.model.ts';
import { type Stock, sizeOf, unitOfRecord } from '../product/product-record.model.ts';
import type { ProductRecord } from '../product/product-record.schema.ts';
import type { Language } from '../texts/language.ts';
import { countUnits } from '../units/unit-labels.ts';
import type { AvailabilityTexts } from './availability.messages.ts';
import type { Shipping } from './availability-shipping.model.ts';
import { type PlatformStock, platformStockOf } from './availability-stock.model.ts';
import { dateText, timeText, whenText } from './when-text.ts';

/** Product types that are not shipped. */
const UNSENT: readonly unknown[] = ['virtual', 'service'];

/** Whether a product is not shipped. */
export const isUnsent = (record: ProductRecord | undefined): boolean =>
  UNSENT.includes(record?.type);

/** The stock to show; undefined until a size is chosen, and without data about it. */
export function shownStock(product: Product | undefined): PlatformStock | undefined {
  const stock = platformStockOf(product && sizeOf(product.record, product.choice.size));
  return stock.status || stock.text ? stock : undefined;
}

/** The units in stock as a number; undefined if no number is shown. */
export function unitsIn({ status, amount }: Stock): number | undefined {
  const units = status === 'enable' && amount ? Number(formatDecimal(amount)) : 0;
  return units > 0 ? units : undefined;
}

/** The language and the texts. */
export interface Wording {
  readonly texts: AvailabilityTexts;
  readonly language: Language;
}

/** The platform's text for a status, else ours, and when a sold-out size is available again. */
export function statusText(
  { status, text: stated, backOn }: PlatformStock,
  { texts, language }: Wording,
): string {
  const text = stated || (status ? texts[status] : '');
  if (status !== 'disable' || backOn === undefined) return text;
  return `${text}. ${texts.backOn({ date: dateText(backOn, language) })}`;
}

/** The units in stock with the unit in its plural form. */
export function amountText(
  units: number,
  record: ProductRecord | undefined,
  { texts, language }: Wording,
): string {
  return texts.amount({ amount: countUnits(units, unitOfRecord(record), language) });
}

/** The shipping text; '' without information. */
export function shippingText({ when, isTimeUnknown }: Shipping, wording: Wording): string {
  const { texts, language } = wording;
  if (isTimeUnknown) return texts.unknownTime;
  return when ? texts.shipping({ when: whenText(when, texts, language) }) : '';
}

/** The text of the deadline for shipping today; '' if it is not near. */
export const deadlineText = ({ deadline }: Shipping, { texts }: Wording): string =>
  deadline === undefined ? '' : texts.deadline({ time: timeText(deadline) });
