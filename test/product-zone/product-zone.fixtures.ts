import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { settle } from '../kit/fake-clock.ts';
import { platform } from '../kit/fake-platform.ts';
import { handleOf, type Mounted } from '../kit/mount.ts';
import { pngOf } from '../kit/pictures.ts';
import { waitUntil } from '../kit/wait-until.ts';

export type ZoneTag = Mounted<'shop-product-zone'>;

export const amount = (value: number) => ({ value, formatted: `${value},00 zł` });
export const priceOf = (value: number) => ({ price: { gross: amount(value), net: amount(value) } });

export const product = (id: number, more: object = {}) => ({
  id,
  name: `Produkt ${id}`,
  link: `/product-pl-${id}.html`,
  icon: pngOf('red'),
  price: priceOf(id),
  sizes: [{ id: 'uniw' }],
  ...more,
});

export const zone = (...products: readonly object[]) => ({
  name: 'Polecane',
  type: 'product',
  products,
});

/** The answers of a batch, by the position of the zones. */
export const answer = (...zones: readonly unknown[]) =>
  Object.fromEntries(zones.map((one, index) => [`zone${index}`, one]));

/** Answers every zone of a batch with the same products. */
export const everyZone =
  (...products: readonly object[]) =>
  ({ zones }: { zones: readonly unknown[] }) =>
    answer(...zones.map(() => zone(...products)));

export const requests = () => platform.calls('hotspots');

/** Lets the batch be sent, and waits for its answer. */
export async function sent(count = 1): Promise<void> {
  await waitUntil(async () => {
    await platform.clock.advance(60);
    return requests().length >= count;
  }, 'a request');
  await settle();
}

const MAIN = html`<shop-product-zone page="main" zone="zone1"><p>Wkrótce</p></shop-product-zone>`;

/** The zones of a template before their answer, for which `updateComplete` waits. */
export async function putZones(template: TemplateResult, lang = 'pl'): Promise<readonly ZoneTag[]> {
  const page = await fixture(html`<div lang=${lang}>${template}</div>`);
  const elements = [...page.querySelectorAll('shop-product-zone')];
  const isLoaded = (one: Element) =>
    one.matches(':state(loading), :state(error)') || one.shadowRoot?.querySelector('[part=row]');
  await waitUntil(() => elements.some(isLoaded));
  return elements.map((element) => handleOf<'shop-product-zone'>(element));
}

/** A zone before its answer. */
export async function putZone(template = MAIN, lang = 'pl'): Promise<ZoneTag> {
  const [tag] = await putZones(template, lang);
  return tag ?? expect.fail('no zone');
}

export const namesIn = (tag: ZoneTag): readonly (string | null)[] =>
  tag.parts('name').map(({ textContent }) => textContent);
