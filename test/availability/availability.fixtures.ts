import { registerElements } from '../../elements/start/register.ts';
import { availabilityElement } from '../../elements/tags/availability/availability.element.ts';
import { mapElement } from '../../elements/tags/map/map.element.ts';
import { productElement } from '../../elements/tags/product/product.element.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';

registerElements([productElement, availabilityElement, mapElement]);

export type Availability = Mounted<'shop-availability'>;

/** A dispatch in so many days, in the format of the page's `product_data`. */
export const sentIn = (days: number, others: object = {}, times: object = {}) => ({
  shippingTime: {
    time: { days, hours: 0, minutes: 0 },
    weekDay: days === 0 ? 0 : 3,
    weekAmount: 0,
    today: days === 0,
    ...others,
  },
  time: '2026-01-07',
  unknownTime: false,
  ...times,
});

/** The platform's data about a stock. */
export const stock = (status: string, description: unknown = '', others: object = {}) => ({
  visible: true,
  status,
  description,
  ...others,
});

/** A size in the format of the page's `product_data`: eight pieces in stock, dispatched tomorrow. */
export const size = (others: object = {}) => ({
  id: 'uniw',
  amount: 8,
  availability: stock('enable'),
  shippingTime: sentIn(1),
  ...others,
});

const UNIT = { name: 'szt.', singular: 'para', plural: 'pary', precision: '0', sellBy: 1 };

/** A product with these sizes, sold by the pair. */
export const product = (sizes: readonly object[] = [size()], others: object = {}) => ({
  id: 101,
  type: 'product',
  unit: UNIT,
  sizes,
  ...others,
});

type Sizes = readonly { readonly id?: unknown }[];

const formOf = (sizes: Sizes): string => `
  <form action="javascript:void 0" method="post">
    <input type="hidden" name="product" value="101">
    <input type="hidden" name="size" value="${sizes[0]?.id}">
    <input type="number" name="number" value="1" aria-label="Ilość">
  </form>`;

/** The tag beside the product that it follows, with its first size chosen. */
export function show(
  given: { readonly sizes: Sizes } = product(),
  attributes = '',
  {
    content = 'Dostępność na stronie',
    ...page
  }: { content?: string; lang?: string; dir?: string } = {},
): Promise<Availability> {
  const json = JSON.stringify(given).replaceAll('<', '\\u003c');
  return mount(
    'shop-availability',
    `<div>
      <shop-product><script type="application/json">${json}</script>${formOf(given.sizes)}</shop-product>
      <shop-availability ${attributes}>${content}</shop-availability>
    </div>`,
    page,
  );
}

/** The `shop-product` on the page of a tag. */
export function productOf(tag: Availability): HTMLElementTagNameMap['shop-product'] {
  const found = tag.page.querySelector('shop-product');
  if (!found) throw new Error('Expected a shop-product.');
  return found;
}

/** The text of the tag, line by line. */
export const lines = (tag: Mounted): readonly string[] =>
  ['status', 'amount', 'shipping', 'deadline'].flatMap((name) =>
    parts(tag.element, name).map(text),
  );

/** The custom state with the tag's status; '' if there is none. */
export const statusOf = ({ element }: Availability): string =>
  ['enable', 'order', 'disable'].filter((state) => element.matches(`:state(${state})`)).join();

/** Clicks a button and waits for the dialog. */
export async function openDialog(tag: Availability, what: 'costs' | 'stores'): Promise<void> {
  await click(tag.part(`${what}-button`));
  await waitUntil(() => tag.isOpen, 'the dialog');
  await tag.settled();
}
