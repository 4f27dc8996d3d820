import { describe, it, type TestContext } from 'node:test';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

/** The number of results that a reader looks at. */
const LOOKED_AT = 3;
/** Much longer than a search; the default would take minutes for each unanswered question. */
const PATIENCE_MS = 10_000;

/** Queries, and the pages with their answers. */
type Questions = Readonly<Record<string, string>>;

/** Queries in the users' own words, and the page with the answer. They were written before the pages. */
const QUESTIONS: Questions = {
  'koszyk nie pokazuje liczby': 'tags/shop-minicart',
  'change the font': 'guide/look',
  CSP: 'guide/deliver',
  'omnibus dla rozmiaru': 'tags/shop-omnibus-price',
  'najniższa cena z 30 dni': 'tags/shop-omnibus-price',
  okruszki: 'tags/shop-breadcrumbs',
  'check a postcode': 'guide/forms',
  'kod pocztowy': 'tags/shop-field',
  'dark mode': 'guide/look',
  'rest of the page disappears': 'guide/templates',
  'quotes in a product name break JSON': 'guide/templates',
  'add to basket button': 'guide/buying',
  'vite import': 'guide/bundlers',
  'react onClick is lost': 'guide/bundlers',
  playwright: 'guide/testing',
  'mock the platform in tests': 'guide/testing',
  'cache headers': 'guide/deliver',
  'how large is it': 'guide/deliver',
  'without javascript': 'guide/without-script',
  'layout jumps': 'guide/without-script',
  'translate to German': 'guide/texts',
  'change a message': 'messages',
  'menu na telefonie': 'tags/shop-menu',
  raty: 'tags/shop-instalments',
  'lista zakupowa': 'tags/shop-list-button',
  'zgoda na cookies': 'tags/shop-cookie-settings',
  'mapa punktów odbioru': 'tags/shop-map',
  'logowanie bez hasła': 'tags/shop-passkey-login',
  'data urodzenia': 'tags/shop-date-picker',
  'załącznik za duży': 'tags/shop-file-field',
  'powrót na górę': 'tags/shop-back-to-top',
  'wyszukiwarka podpowiedzi': 'tags/shop-search',
  'which browsers': 'guide/browsers',
  'event when the basket changes': 'tags/shop-minicart',
  'close bar for good': 'tags/shop-info-bar',
  'style inside the shadow root': 'guide/look',
  'the tag shows nothing': 'guide/symptoms',
  'price is wrong after size': 'guide/symptoms',
  'CSP blocks': 'guide/symptoms',
  'nothing happens at the press': 'guide/symptoms',
  'the layout jumps': 'guide/symptoms',
  'form is sent twice': 'guide/symptoms',
  'basket shows no number': 'guide/symptoms',
};

/** Guides are available in Polish; the pages of tags are in English. */
const QUESTIONS_ON_POLISH_PAGES: Questions = {
  'koszyk nie pokazuje liczby': 'pl/guide/symptoms',
  'omnibus dla rozmiaru': 'tags/shop-omnibus-price',
  okruszki: 'tags/shop-breadcrumbs',
  'zgoda na cookies': 'tags/shop-cookie-settings',
  'koszyk pokazuje starą liczbę': 'pl/guide/symptoms',
  'znacznik nic nie pokazuje': 'pl/guide/symptoms',
  'zła cena po wyborze rozmiaru': 'pl/guide/symptoms',
  'formularz się nie wysyła': 'pl/guide/symptoms',
  'strona skacze': 'pl/guide/symptoms',
  czcionka: 'pl/guide/look',
  'JSON w szablonie': 'pl/guide/templates',
  'nowy język': 'pl/guide/texts',
  playwright: 'guide/testing',
};

/** Queries in both languages that each box answers, because readers of Polish pages also search in English. */
const QUESTIONS_IN_BOTH_BOXES: Questions = {
  niemiecki: 'guide/texts',
  'po niemiecku': 'guide/texts',
  'translate to German': 'guide/texts',
  'change the font': 'guide/look',
  'dark mode': 'guide/look',
  'ciemny motyw': 'guide/look',
  'jak zmienić kolor przycisku': 'guide/look',
  'change the close icon': 'guide/look',
  'what happens when GraphQL is down': 'guide/symptoms',
  'platform does not respond': 'guide/symptoms',
  'nothing happens when I click': 'guide/symptoms',
  'strona skacze': 'guide/symptoms',
  'marker icon': 'tags/shop-map',
  'mapa sklepów': 'tags/shop-map',
  'keep empty or drop theme mini-cart': 'blocks/basket',
  'usunąć stary koszyk z szablonu': 'guide/default-theme',
  'how to install': 'guide/first-tag',
  'jak zainstalować': 'guide/first-tag',
  react: 'guide/bundlers',
  'content security policy nonce': 'guide/deliver',
  'google analytics': 'guide/widgets',
  'validate postcode': 'guide/forms',
  'screen reader': 'guide/accessibility',
  'internet explorer support': 'guide/browsers',
  'test my shop without a server': 'guide/testing',
  'ile brakuje do darmowej dostawy': 'tags/shop-free-shipping',
  'filtr ceny': 'tags/shop-range',
  okruszki: 'tags/shop-breadcrumbs',
  raty: 'tags/shop-instalments',
  'slot="icon-close"': 'guide/look',
};

describe('the search of the documentation', () => {
  const shop = useShop();

  async function answers(t: TestContext, path: string, questions: Questions): Promise<void> {
    const visitor = VISITORS.find(({ language }) => language === 'en');
    if (!visitor) throw new Error('Expected a visitor who reads English.');
    const { page } = await shop.visit(t, visitor);
    await page.goto(`${shop.origin}/docs/${path}`);
    // before Vue has hydrated the page, the button does nothing
    await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
    await page.click('#local-search button');
    const input = await page.waitForSelector('#localsearch-input');
    for (const [question, answer] of Object.entries(questions)) {
      await t.test(question, async () => {
        await input?.evaluate((element) => Object.assign(element, { value: '' }));
        await input?.type(question);
        await page.waitForFunction(
          (address, first) =>
            [...document.querySelectorAll<HTMLAnchorElement>('#localsearch-list a')]
              .slice(0, first)
              .some(({ pathname }) => pathname.replace('/docs/pl/', '/docs/') === address),
          { polling: 'raf', timeout: PATIENCE_MS },
          `/docs/${answer.replace('pl/', '')}.html`,
          LOOKED_AT,
        );
      });
    }
  }

  it('answers questions in the words of users', (t) => answers(t, '', QUESTIONS));

  for (const path of ['', 'pl/']) {
    it(`answers questions in both languages on /docs/${path}`, (t) =>
      answers(t, path, QUESTIONS_IN_BOTH_BOXES));
  }

  it('answers questions on Polish pages: in Polish if possible, else in English', (t) =>
    answers(t, 'pl/', QUESTIONS_ON_POLISH_PAGES));
});
