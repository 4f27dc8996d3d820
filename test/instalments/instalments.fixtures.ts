import { registerElements } from '../../elements/start/register.ts';
import { instalmentsElement } from '../../elements/tags/instalments/instalments.element.ts';
import { loadBasketAtom, refreshBasketAtom } from '../../logic/basket/basket.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { FakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { graphqlBasket, graphqlProduct } from '../minicart/minicart.fixtures.ts';

registerElements([instalmentsElement]);

export type Instalments = Mounted<'shop-instalments'>;

type Page = Parameters<typeof mount>[2];

export const LINK = 'https://raty.example/?p={calculate_price}';

/** Mounts the tag of the provider Ratka, whose limits are 100 and 1000; the default price is 200. */
export function show(attributes = '', content = '', page?: Page): Promise<Instalments> {
  const price = /(^| )price=/.test(attributes) ? '' : 'price="200"';
  return showPlain(
    `name="Ratka" min-price="100" max-price="1000" ${price} ${attributes}`,
    content,
    page,
  );
}

/** Mounts the tag with these attributes and the link only. */
export const showPlain = (attributes: string, content = '', page?: Page): Promise<Instalments> =>
  mount(
    'shop-instalments',
    `<div><shop-instalments link="${LINK}" ${attributes}>${content}</shop-instalments></div>`,
    page,
  );

/** The button of the tag. */
export const button = (tag: Instalments) => tag.part('button');

/** Clicks the button and waits for the dialog. */
export async function openCalculator(tag: Instalments): Promise<void> {
  await click(button(tag));
  await waitUntil(() => tag.isOpen, 'the dialog');
}

/** The options of the dialog: their parts, and whether they are enabled. */
export const choices = (tag: Instalments): Record<string, boolean> =>
  Object.fromEntries(
    ['product', 'with-basket', 'basket'].flatMap((name) =>
      tag.parts(name).map((choice) => [name, !choice.matches(':disabled')]),
    ),
  );

/** The details of the runs so far. */
export const details = (runs: readonly Event[]): unknown[] =>
  runs.map((event) => (event instanceof CustomEvent ? event.detail : undefined));

/** A basket of the platform with `length` products at this total. */
export function basketWorth(value: number, length = 1, sign = 'zł') {
  const products = Array.from({ length }, (_, index) =>
    graphqlProduct({ id: index + 1, quantity: value }),
  );
  const basket = graphqlBasket(products);
  const amount = { value, formatted: `${value},00 ${sign}` };
  const worth = { gross: amount, net: amount };
  return { basket: { ...basket, summaryBasket: { ...basket.summaryBasket, worth } } };
}

/** Loads the basket through another tag. */
export async function readBasket(platform: FakePlatform, answer: unknown): Promise<void> {
  platform.answer('basket', answer);
  await pageStore.set(loadBasketAtom, 'graphql');
}

/** Changes the basket on the page. */
export async function changeBasket(platform: FakePlatform, answer: unknown): Promise<void> {
  platform.answer('basket', answer);
  await pageStore.set(refreshBasketAtom);
}
