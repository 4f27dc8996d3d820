import { expect } from '@open-wc/testing';
import { builtScript, isWebKit } from '../kit/browser.ts';
import { openPolicyPage, type PolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { RESETS } from './theme-resets.ts';
import '../kit/guard.ts';

const AMOUNT = {
  gross: { value: 90, formatted: '90,00 zł' },
  net: { value: 73, formatted: '73 zł' },
};
const PRODUCT = JSON.stringify({
  sizes: [],
  unit: { sellBy: 1 },
  price: { omnibusPrice: AMOUNT, max: AMOUNT, unit: AMOUNT, beforeRebate: AMOUNT },
});

/** Tags with the children from the README, and the width of the page. */
const SAMPLES: readonly (readonly [name: string, html: string, widthPx: number])[] = [
  [
    'a collapse on a phone',
    '<shop-collapse label="Zakupy"><p>Zwroty</p><p>Dostawa</p></shop-collapse>',
    360,
  ],
  [
    'a collapse with a heading on a phone',
    '<shop-collapse><h2 slot="label">Zakupy</h2><p>Zwroty</p></shop-collapse>',
    360,
  ],
  [
    'an open collapse on a phone',
    '<shop-collapse open label="Zakupy"><p>Zwroty</p></shop-collapse>',
    360,
  ],
  [
    'a collapse on a wide screen',
    '<shop-collapse label="Zakupy"><p>Zwroty</p></shop-collapse>',
    1000,
  ],
  [
    'a collapse with a heading',
    '<shop-collapse><h2 slot="label">Zakupy</h2><p>Zwroty</p></shop-collapse>',
    1000,
  ],
  [
    'tabs',
    '<shop-menu-tabs><button data-for="#one">Kategorie</button><button data-for="#two">Filtry</button></shop-menu-tabs><p id="one">A</p>',
    360,
  ],
  [
    'an Omnibus price',
    `<shop-omnibus-price><script type="application/json">${PRODUCT}</script>
      <strong>Okazja</strong>
      <span>Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki: <b>90,00 zł</b></span>
    </shop-omnibus-price>`,
    360,
  ],
  ['breadcrumbs', '<shop-breadcrumbs><a href="#a">Buty</a></shop-breadcrumbs>', 1000],
  ['the choice of cookies', '<shop-cookie-settings></shop-cookie-settings>', 1000],
  ['a date picker', '<shop-date-picker></shop-date-picker>', 360],
  ['a field', '<shop-field><label for="a">Kod</label><input id="a" name="a"></shop-field>', 360],
  [
    'a file field',
    '<shop-file-field picture-size="800"><label for="a">Plik</label><input id="a" type="file"></shop-file-field>',
    1000,
  ],
  ['a bar', '<shop-info-bar closable>Darmowa dostawa</shop-info-bar>', 360],
  ['a list button', '<shop-list-button product-id="1"></shop-list-button>', 360],
  ['a list link', '<shop-list-link href="/a"></shop-list-link>', 360],
  ['a menu', '<shop-menu><ul><li><a href="#a">Ona</a></li></ul></shop-menu>', 1000],
  ['a mini-cart', '<shop-minicart><a href="/basketedit.php">Koszyk</a></shop-minicart>', 360],
  ['a passkey button', '<shop-passkey-login></shop-passkey-login>', 360],
  ['a search', '<shop-search><form><input name="text"></form></shop-search>', 360],
  [
    'a select',
    '<shop-select><select aria-label="Ile"><option>10</option></select></shop-select>',
    360,
  ],
  ['a drawer', '<shop-drawer><p>Menu</p></shop-drawer>', 360],
];

const BASKET = JSON.stringify({ products: [], productsCounter: 12 });

/** Mini-carts with their neighbours in a header. */
const HEADERS: readonly (readonly [name: string, link: string, widthPx: number])[] = [
  ['a link of words', 'Koszyk', 1000],
  [
    'a link of a drawing and words',
    '<svg width="24" height="24" viewBox="0 0 24 24"><path d="M4 9h16"/></svg>Koszyk',
    1000,
  ],
];

const addSheet = ({ document, window }: PolicyPage, css: string) => {
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

async function openPage(html: string, widthPx: number, css: string): Promise<PolicyPage> {
  const page = await openPolicyPage('none', {
    body: `<link rel="stylesheet" href="/dist/css/shop.css"><main>${html}<p id="next">Dalej</p></main>`,
  });
  if (page.window.frameElement instanceof HTMLElement) {
    page.window.frameElement.style.width = `${widthPx}px`;
  }
  addSheet(page, css);
  return page;
}

/** WebKit rounds the height of a file input's button differently in a slot. */
const ROUNDING_PX = isWebKit ? 1 : 0.05;

const nextBox = ({ document }: PolicyPage) =>
  document.querySelector('#next')?.getBoundingClientRect() ?? new DOMRect(Number.NaN);

/** The position of the content after the tag. */
const nextTop = (page: PolicyPage) => nextBox(page).top;

async function loadTags({ document, window }: PolicyPage): Promise<void> {
  const tag = document.querySelector('main > *') as HTMLElement;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = builtScript(`elements/${tag.localName.slice('shop-'.length)}.js`);
  document.head.append(script);
  await window.customElements.whenDefined(tag.localName);
  await waitUntil(() => tag.matches(':state(rendered)'), tag.localName);
  await Reflect.get(tag, 'updateComplete');
  // only painted frames count
  await new Promise((resolve) => window.requestAnimationFrame(() => setTimeout(resolve)));
}

for (const [place, css] of [
  ['a plain page', ''],
  ['the page of a theme', RESETS],
] as const) {
  describe(`late scripts on ${place}`, () => {
    for (const [name, html, widthPx] of SAMPLES) {
      it(`cause no layout shift in ${name} (P11, A9)`, async () => {
        const page = await openPage(html, widthPx, css);
        const before = nextTop(page);
        await loadTags(page);
        expect(nextTop(page)).to.be.closeTo(before, ROUNDING_PX);
        expect(page.faults).to.deep.equal([]);
      });
    }

    for (const [name, link, widthPx] of HEADERS) {
      it(`cause no layout shift beside a mini-cart in place of ${name}, with any count (P11, V16)`, async () => {
        const minicart = `<shop-minicart basket='${BASKET}'><a href="/basketedit.php">${link}</a></shop-minicart>`;
        const page = await openPage(minicart, widthPx, `${css} #next { display: inline-block; }`);
        const before = nextBox(page).left;
        await loadTags(page);
        expect(nextBox(page).left).to.be.closeTo(before, ROUNDING_PX);
      });
    }
  });
}
