import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { HostPage } from '../../host-page.ts';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS } from '../../visitors.ts';

/**
 * Only the block of the sizes, or of the periods, uses a tag, with `shop-product` on the form; all others are the
 * theme's.
 */
const MODES = ['/host/only/choice+product', '/host/instead/only/choice+product'] as const;
const THEME = '/host/only/none';

/** The choices, by the tag and by the theme's own controls, and the expected actions of the theme. */
const CHOICES = [
  {
    what: 'a size',
    path: '/product-pl-117-kociolek.html',
    id: '5l',
    theme: ['[data-size-type="5l"]'],
    act: 'read 5l',
  },
  {
    what: 'a size that is sold out',
    path: '/product-pl-108-recznik.html',
    id: 'XL',
    theme: ['[data-size-type="XL"]'],
    act: 'read XL',
  },
  {
    what: 'the period of a subscription',
    path: '/product-pl-133-swieca.html',
    id: '30',
    theme: ['[name=subscription][value="1"]', '[data-days="30"]'],
    act: 'read uniw',
  },
] as const;

/** The elements in which the theme shows a choice, and the fields of its form. */
const PLACES = [
  '#projector_price_value',
  '#projector_availability',
  '.projector_sizes__item.--selected',
  '.projector_subscription__item.--selected',
  '#projector_form.disable',
  '#projector_size_hidden',
  '#projector_days_hidden',
];

/** The text of each element, or the value of each input. */
const shownIn = ({ page }: HostPage) =>
  page.evaluate(
    (places) =>
      places.map((place) => {
        const found = document.querySelector(place);
        return found instanceof HTMLInputElement ? found.value : found?.textContent?.trim();
      }),
    PLACES,
  );

describe('a choice as the only tag, among blocks of the theme', () => {
  const shop = useShop();
  const [, desktop = assert.fail()] = VISITORS;
  const visitor = { ...desktop, language: 'pl', build: TESTED_BUILD } as const;

  async function open(t: TestContext, address: string): Promise<HostPage> {
    const host = await shop.visitHost(t, visitor);
    await host.page.goto(shop.origin + address);
    return host;
  }

  for (const mode of MODES) {
    for (const { what, path, id, theme, act } of CHOICES) {
      it(`notifies the theme of ${what} like its own link, ${mode} [CH-18]`, async (t) => {
        const plain = await open(t, THEME + path);
        for (const selector of theme) await plain.press(selector);
        await plain.waitForAct(act);
        const host = await open(t, mode + path);
        await host.press(`shop-choice >>> label:has([data-id="${id}"])`);
        await host.waitForAct(act);
        assert.deepEqual(await shownIn(host), await shownIn(plain));
        await host.expectAlive(what);
      });
    }
  }
});
