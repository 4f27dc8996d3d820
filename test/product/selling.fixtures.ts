import { html } from '@open-wc/testing';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { graphqlBasket } from '../minicart/minicart.fixtures.ts';
import { control, form, SHIRT } from './product.fixtures.ts';

export const DONE = {
  addProductsToBasket: { status: 'success', results: [{ status: 'success', error: null }] },
};

export const refusal = (message: string) => ({
  addProductsToBasket: {
    status: 'success',
    results: [{ status: 'error', error: { code: 'not_enough_in_stock', message } }],
  },
});

/** A platform that accepts additions. */
export function shopThatAdds(): FakePlatform {
  const platform = installFakePlatform();
  platform.answer('addProductsToBasket', DONE);
  platform.answer('basket', { basket: graphqlBasket() });
  return platform;
}

/** The requested lines. */
export const additions = (platform: FakePlatform): (string | undefined)[] =>
  platform
    .calls('addProductsToBasket')
    .map(({ document = '' }) => /ProductInput: (\[.*?\])\)/.exec(document)?.[1]);

/** A product with its form in the page's language, in the size M. */
export async function mountShirt(content = form()): Promise<Mounted<'shop-product'>> {
  const tag = await mount(
    'shop-product',
    html`<shop-product .product=${SHIRT}>${content}</shop-product>`,
  );
  const medium = tag.page.querySelector<HTMLInputElement>('[name="size"][value="M"]');
  medium?.click();
  return tag;
}

export function buttonIn(place: ParentNode): HTMLElement {
  const found = place.querySelector<HTMLElement>('button:not([type="button"])');
  if (!found) throw new Error('Expected a button.');
  return found;
}

export const clickBuy = (place: ParentNode): void => buttonIn(place).click();

export const messageIn = (place: ParentNode): string =>
  place.querySelector('.shop-product-message')?.textContent ?? '';

/** Waits until the platform has received this many requests, and the addition has ended. */
export async function sold(
  tag: Mounted<'shop-product'>,
  platform: FakePlatform,
  count = 1,
): Promise<void> {
  await waitUntil(() => additions(platform).length >= count, 'the mutation');
  await waitUntil(() => !tag.element.matches(':state(adding)'), 'the end of the addition');
  await settle();
}

/** Waits until a refused click shows the reason. */
export async function refused({ settled }: Mounted): Promise<void> {
  await settled();
  await settle();
}

/** The native submissions: the fields of each submission that was not prevented. */
export function posts(place: Element): string[] {
  const all: string[] = [];
  place.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event instanceof SubmitEvent)) return;
    event.preventDefault();
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    const data = [...new FormData(target, submitter)];
    all.push(data.map(([name, value]) => `${name}=${String(value)}`).join('&'));
  });
  return all;
}

export const sizeControl = (place: ParentNode, id: string) => control(place, 'size', id);
