import { fixture } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import { registerElements } from '../../elements/start/register.ts';
import { tokensAdopted } from '../kit/accessible.ts';
import { basketOf } from '../minicart/minicart.fixtures.ts';
import { product } from '../omnibus-price/omnibus-price.fixtures.ts';
import { GERMANY, NAMES, platformWith } from '../region-modal/region-modal.fixtures.ts';

registerElements(declarations);

interface Sample {
  readonly attributes?: string;
  readonly children?: string;
  readonly properties?: object;
  /** Opens more of its content, once it is rendered. */
  readonly open?: (tag: HTMLElement) => unknown;
}

const CATEGORIES =
  '<ul><li><a href="#a">Ona</a><ul><li><a href="#b">Buty</a></li></ul></li><li><a href="#c">On</a></li></ul>';

const call =
  (method: string, ...args: unknown[]) =>
  (tag: HTMLElement) => {
    Reflect.apply(Reflect.get(tag, method), tag, args);
  };
const pointAt = (tag: HTMLElement) =>
  tag.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

/** The data with which tags initially show as much as possible. */
const NEEDED: Readonly<Record<string, Sample>> = {
  'shop-banner': {
    attributes: 'mobile="/no-such.png" alt="Wyprzedaż" href="#a" width="300" height="100"',
  },
  'shop-breadcrumbs': { children: '<ol><li><a href="#a">Buty</a></li></ol>' },
  'shop-collapse': { attributes: 'below="9999" open label="Zakupy"', children: '<p>Zwroty</p>' },
  'shop-date': { attributes: 'value="2026-12-24"' },
  'shop-date-picker': { attributes: 'inline' },
  'shop-drawer': { attributes: 'open label="Menu"', children: '<p>Buty</p>' },
  'shop-field': { children: '<label for="zip">Kod</label><input id="zip" name="zip">' },
  'shop-file-field': {
    attributes: 'picture-size="800"',
    children: '<label for="file">Plik</label><input id="file" type="file">',
  },
  'shop-form': { children: '<form><button>Wyślij</button></form>' },
  'shop-image': { attributes: 'src="/no-such.png" alt="Buty" width="300" height="100"' },
  'shop-info-bar': { attributes: 'closable', children: 'Darmowa dostawa' },
  'shop-instalments': { attributes: 'price="200" link="/raty"' },
  'shop-list-button': { attributes: 'product-id="1"' },
  'shop-list-link': { attributes: 'href="/lists"' },
  'shop-loading-cover': { attributes: 'open message="Zapisujemy"' },
  'shop-logout-link': { children: '<a href="/login.php?operation=logout">Wyloguj</a>' },
  'shop-map': {
    attributes: 'center="52,21" tile-url="/gfx/{z}/{x}/{y}.png"',
    children: '<ul><li data-lat="52" data-lng="21"><b>Warszawa</b></li></ul>',
  },
  'shop-menu': { children: CATEGORIES },
  'shop-menu-tabs': { children: '<button data-for="#a">Kategorie</button>' },
  'shop-minicart': {
    attributes: 'open one-click-href="/x"',
    properties: { basket: basketOf(2) },
  },
  'shop-mobile-grid': { children: '<p>Buty</p>' },
  'shop-modal': { attributes: 'open label="Rozmiary"', children: '<p>Tabela</p>' },
  'shop-notice': { attributes: 'once="always"', children: '<h2>Przerwa</h2>' },
  'shop-omnibus-price': { attributes: 'show-percent', properties: { product: product() } },
  'shop-price': { attributes: 'value="1234.5"' },
  'shop-quantity': {
    attributes: 'unit="szt."',
    children: '<label>Ilość <input type="number" name="number" value="2"></label>',
  },
  'shop-region-modal': { attributes: 'currency="EUR"', properties: { countryNames: NAMES } },
  'shop-search': { attributes: 'action="/search.php" name="text"' },
  'shop-select': { children: '<select aria-label="Ile"><option>10</option></select>' },
  'shop-subscription-price': { attributes: 'max="100" before="100" rebate-value="10"' },
  'shop-slider': { attributes: 'autoplay', children: '<div>A</div><div>B</div>' },
  'shop-toasts': { open: call('show', 'Dodano', { kind: 'success', action: { label: 'Cofnij' } }) },
  'shop-tooltip': { attributes: 'text="Do 2 dni"', children: '<button>?</button>', open: pointAt },
  'shop-widgets': { attributes: 'basket' },
};

/** Every visible tag, with most of its content. */
export const SAMPLES: Readonly<Record<string, Sample>> = Object.fromEntries(
  declarations
    .filter(({ tag }) => tag !== 'shop-config')
    .map(({ tag }) => [tag, NEEDED[tag] ?? {}]),
);

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

/** Mounts a sample tag, rendered, with the design tokens. */
export async function showTag(name: string): Promise<Tag> {
  const { attributes = '', children = '', properties = {}, open } = SAMPLES[name] ?? {};
  platformWith({ region: GERMANY });
  const place = await fixture<HTMLElement>('<div style="inline-size: 700px"></div>');
  place.innerHTML = `<${name} ${attributes}>${children}</${name}>`;
  const tag = place.firstElementChild as Tag;
  Object.assign(tag, properties);
  await tag.updateComplete;
  open?.(tag);
  await tag.updateComplete;
  await tokensAdopted();
  return tag;
}
