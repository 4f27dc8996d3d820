import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import { kebab } from '../../elements/declare/names.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { SAMPLES } from '../look/shown-tags.ts';
import { basketOf } from '../minicart/minicart.fixtures.ts';

/** One state of a page in which a tag rests. */
export interface RestingState {
  /** Tells it from the tag's other states. */
  readonly name: string;
  readonly lang?: string;
  readonly dir?: string;
  readonly attributes?: string;
  readonly children?: string;
  readonly properties?: object;
  /** What the platform answers and remembers. */
  readonly shop?: (platform: FakePlatform) => unknown;
}

const withBasket =
  (products: number) =>
  (platform: FakePlatform): void => {
    platform.answer('basket', { basket: basketOf(products) });
    platform.answer('widgets', { Basket: basketOf(products) });
  };

const failing = (platform: FakePlatform): void => {
  const fault = new PlatformError('basket', 'timeout');
  for (const name of ['basket', 'widgets']) platform.answer(name, fault, fault, fault);
};

const pending = (platform: FakePlatform): void => {
  for (const name of ['basket', 'widgets']) platform.defer(name);
};

/** The states of the page in which any tag may rest. */
const OF_THE_PAGE: readonly RestingState[] = [
  { name: 'in Polish' },
  { name: 'in English', lang: 'en' },
  { name: 'from right to left', dir: 'rtl' },
  { name: 'with an empty basket', shop: withBasket(0) },
  { name: 'with 2 products in the basket', shop: withBasket(2) },
  { name: 'with 30 products in the basket', shop: withBasket(30) },
  { name: 'while the basket loads', shop: pending },
  { name: 'without an answer of the platform', shop: failing },
];

/** States that only one tag has, besides those of its sample, of its flags and of the page. */
const OF_ONE_TAG: Readonly<Record<string, readonly RestingState[]>> = {
  'shop-minicart': [
    { name: 'without JSON', properties: {}, shop: withBasket(2) },
    { name: 'with the batch of widgets', attributes: 'source="ajax"', shop: withBasket(2) },
    { name: 'with a printed count', children: '<a href="/b">Koszyk <span>3</span></a>' },
    { name: 'with its own icon', children: '<svg slot="icon" width="9" height="9"></svg>' },
    { name: 'with an address that is refused', attributes: 'href="javascript:0"' },
  ],
};

const flagsOf = ({ attributes }: AnyDeclaration): RestingState[] =>
  Object.keys(attributes)
    .filter((prop) => attributes[prop]?.isFlag)
    .map((prop) => ({ name: `with ${kebab(prop)}`, attributes: kebab(prop) }));

/** Whether there is a sample of a tag to rest. */
export const hasSample = ({ tag }: AnyDeclaration): boolean => Object.hasOwn(SAMPLES, tag);

/** All states in which a tag is tried: the states of the page, each of its flags, without anything, and its own. */
export function restingStatesOf(declaration: AnyDeclaration): readonly RestingState[] {
  const { attributes = '', children = '', properties = {} } = SAMPLES[declaration.tag] ?? {};
  // what is open does not rest: it is one of the flags
  const closed = attributes.replace(/\bopen\b/, '');
  const sampled = [...OF_THE_PAGE, ...flagsOf(declaration)].map((state) => ({
    children,
    properties,
    ...state,
    attributes: `${closed} ${state.attributes ?? ''}`,
  }));
  return [...sampled, { name: 'without anything' }, ...(OF_ONE_TAG[declaration.tag] ?? [])];
}

/** The page of a state: a platform that answers, and the tag with its children, not connected. */
export function pageOf(tag: string, { lang, dir, shop, ...state }: RestingState): HTMLElement {
  shop?.(installFakePlatform());
  const page = document.createElement('div');
  Object.assign(page, { lang: lang ?? 'pl', dir: dir ?? '' });
  page.innerHTML = `<${tag} ${state.attributes ?? ''}>${state.children ?? ''}</${tag}>`;
  return page;
}
