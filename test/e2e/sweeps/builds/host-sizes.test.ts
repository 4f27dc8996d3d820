import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HOST_VISITORS, type HostVisitor, hostTitle } from '../../host-page.ts';
import type { ShopPage } from '../../shop-page.ts';
import { type PartSize, partSizes } from '../../tag-sizes.ts';
import { useShop } from '../../use-shop.ts';

const MAX_DIFFERENCE = 0.1;

/** A state of a page: its address, the actions that lead to it, and the tags that must be visible. */
interface View {
  readonly name: string;
  readonly path: string;
  readonly tags: readonly string[];
  /** Tags whose text and buttons have a size of their own only on phones. */
  readonly tagsOnPhones?: readonly string[];
  /** Whether it continues on the page of the previous view. */
  readonly follows?: boolean;
  /** Prepares the state before the page opens. */
  prepare?(shop: ShopPage): Promise<void>;
  show?(shop: ShopPage, visitor: HostVisitor): Promise<void>;
}

/** The button for the side menu differs between the pages. */
async function openSideMenu(shop: ShopPage): Promise<void> {
  await shop.press(':is(.header__button--menu, #menu_open)');
  await shop.find('shop-drawer >>> dialog[open]');
}

/** On phones the search is in the theme's side menu, but in a separate sheet of our own pages. */
async function openSearch(shop: ShopPage): Promise<void> {
  await shop.press(':is(.header__button--search, #menu_open)');
  await shop.find('shop-drawer >>> dialog[open]');
}

async function scrollThrough(shop: ShopPage): Promise<void> {
  await shop.page.evaluate(async () => {
    for (const tag of document.querySelectorAll(
      'shop-collapse, shop-cookie-settings, shop-list-button, shop-tooltip',
    )) {
      tag.scrollIntoView({ block: 'center' });
      await new Promise(requestAnimationFrame);
    }
    await Promise.all(
      ['shop-collapse', 'shop-cookie-settings'].map((name) => customElements.whenDefined(name)),
    );
    for (const tag of document.querySelectorAll('shop-collapse, shop-cookie-settings')) {
      await Reflect.get(tag, 'updateComplete');
    }
  });
}

async function showToast(shop: ShopPage): Promise<void> {
  await shop.page.evaluate(async () => {
    await customElements.whenDefined('shop-toasts');
    const detail = { message: 'Zapisano.', duration: 60_000 };
    document.dispatchEvent(new CustomEvent('shop-toast', { detail }));
  });
  await shop.find('shop-toasts >>> [part~=message]');
}

/** In this order: the last view leaves a region forced. */
const VIEWS: readonly View[] = [
  {
    name: 'the chrome and a toast',
    path: '/login.php',
    tags: [
      'shop-minicart',
      'shop-breadcrumbs',
      'shop-info-bar',
      'shop-passkey-login',
      'shop-toasts',
    ],
    async show(shop) {
      await scrollThrough(shop);
      await showToast(shop);
      await shop.find('shop-passkey-login >>> button');
    },
  },
  {
    name: 'the results of a search',
    path: '/login.php',
    tags: ['shop-search'],
    follows: true,
    async show(shop, { visitor }) {
      if (visitor.window.hasTouch) await openSearch(shop);
      await shop.press('shop-search >>> [role=combobox]');
      await shop.page.keyboard.type('ko');
      await shop.find('shop-search >>> [role=option]');
    },
  },
  {
    name: 'the menu',
    path: '/login.php',
    tags: ['shop-menu'],
    async show(shop, { visitor }) {
      if (visitor.window.hasTouch) {
        await openSideMenu(shop);
        await shop.press('shop-menu >>> [part~=toggle]::-p-text(Dom)');
        await shop.find('shop-menu >>> [part~=back]');
      } else {
        await (await shop.find('shop-menu >>> [part~=item]::-p-text(Dom)')).hover();
        await shop.find('shop-menu >>> [part~=panel] [part~=link]::-p-text(Kubki)');
      }
    },
  },
  {
    name: 'the open mini-cart',
    path: '/login.php',
    tags: ['shop-minicart'],
    async prepare(shop) {
      await shop.page.evaluate(async () => {
        await fetch('/graphql/v1/', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            query:
              'mutation { addProductsToBasket(ProductInput: [{id: 101, size: "uniw", quantity: 1}]) { status } }',
          }),
        });
      });
    },
    async show(shop) {
      await shop.press('shop-minicart >>> [part~=link]');
      await shop.find('shop-minicart >>> [part~=product]');
    },
  },
  {
    name: 'a product',
    path: '/product-pl-101-koc.html',
    tags: ['shop-omnibus-price', 'shop-list-button'],
    // elsewhere its buttons are thumbnails
    tagsOnPhones: ['shop-gallery'],
    async show(shop) {
      await scrollThrough(shop);
      await shop.find('shop-omnibus-price >>> [part~=lowest]');
    },
  },
  {
    name: 'a list of products',
    path: '/search.php',
    tags: ['shop-select'],
    async show(shop) {
      await shop.find('shop-select >>> [part~=button]');
    },
  },
  {
    name: 'a forced region',
    path: '/login.php',
    tags: ['shop-region-modal'],
    async prepare(shop) {
      await shop.page.evaluate(() => {
        const forced = { currentCountry: 'DE', defaultCountry: 'PL', showModal: true };
        // biome-ignore lint/suspicious/noDocumentCookie: as old scripts and old servers write it
        document.cookie = `setRegionForced=${JSON.stringify(forced)}; path=/`;
      });
    },
    async show(shop) {
      await shop.find('shop-region-modal >>> dialog[open] h2');
    },
  },
];

function differs(a: number | undefined, b: number | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return Math.abs(a / b - 1) > MAX_DIFFERENCE;
}

function textDiffers(a: PartSize, b: PartSize): boolean {
  return differs(a.text, b.text);
}

function targetDiffers(a: PartSize, b: PartSize): boolean {
  return differs(a.target, b.target) && differs(a.shownTarget, b.shownTarget);
}

/** Prices and stock have the font size of the text around them; our own page gives − and + the height of its button. */
const isOfPage = (part: string): boolean =>
  /^shop-(?:price |availability |quantity (?:minus|plus) )/.test(part);

/** The parts that both pages show in different sizes. */
function differences(
  host: ReadonlyMap<string, PartSize>,
  plain: ReadonlyMap<string, PartSize>,
): string[] {
  return [...host].flatMap(([part, here]) => {
    const there = plain.get(part);
    if (!there || isOfPage(part) || !(textDiffers(here, there) || targetDiffers(here, there)))
      return [];
    return `${part}: ${JSON.stringify(here)} instead of ${JSON.stringify(there)}`;
  });
}

/** Waits until each tag shows a part: inactive ones render in their own time. */
async function waitForTags({ page }: ShopPage, tags: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (names) =>
      names.every((name) =>
        [...document.querySelectorAll(name)].some(({ shadowRoot }) =>
          shadowRoot?.querySelector('[part]')?.checkVisibility(),
        ),
      ),
    { polling: 'raf' },
    tags,
  );
}

/** The parts of a view of one of the two pages. */
async function sizesIn(
  shop: ShopPage,
  { path, tags, follows, prepare, show }: View,
  visitor: HostVisitor,
): Promise<ReadonlyMap<string, PartSize>> {
  await shop.page.bringToFront();
  await prepare?.(shop);
  if (!follows) await shop.open(path);
  await show?.(shop, visitor);
  await waitForTags(shop, tags);
  return partSizes(shop.page);
}

describe('the dimensions of the tags in a foreign theme', () => {
  const shop = useShop();

  for (const visitor of HOST_VISITORS) {
    it(`equal those on our own pages (${hostTitle(visitor)})`, async (t) => {
      const host = await shop.enterHost(t, visitor, '/login.php');
      const plain = await shop.visit(t, visitor.visitor);
      for (const view of VIEWS) {
        const [here, there] = [
          await sizesIn(host, view, visitor),
          await sizesIn(plain, view, visitor),
        ];
        const both = [...here.keys()].filter((part) => there.has(part));
        const onPhones = visitor.visitor.window.hasTouch ? (view.tagsOnPhones ?? []) : [];
        for (const tag of [...view.tags, ...onPhones]) {
          assert.ok(
            both.some((part) => part.startsWith(`${tag} `)),
            `${view.name}: ${tag} is in both pages`,
          );
        }
        assert.deepEqual(differences(here, there), [], view.name);
        await host.expectAlive(view.name);
      }
    });
  }
});
