import { expect, html } from '@open-wc/testing';
import { warnOfSlots } from '../../elements/advice/slots.ts';
import { provideDocs } from '../../elements/declare/docs.ts';
import { docs } from '../../elements/docs.ts';
import { registerElements } from '../../elements/start/register.ts';
import { priceElement } from '../../elements/tags/price/price.element.ts';
import { productZoneElement } from '../../elements/tags/product-zone/product-zone.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { configureAtom, forgetConfigAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { partial } from '../kit/answers.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { graphqlBasket, graphqlProduct } from '../minicart/minicart.fixtures.ts';
import {
  amount,
  answer,
  everyZone,
  namesIn,
  priceOf,
  product,
  putZone,
  putZones,
  requests,
  sent,
  zone,
} from './product-zone.fixtures.ts';

registerElements([productZoneElement, priceElement]);

const zonesOf = (index: number): readonly { zone: string; products: readonly string[] }[] =>
  Reflect.get(Object(requests()[index]?.variables), 'zones');

const statesOf = ({ element }: { element: Element }) =>
  ['loading', 'empty', 'error'].filter((state) => element.matches(`:state(${state})`));

beforeEach(() => {
  installFakePlatform();
  platform.answer('hotspots', everyZone(product(7), product(8), product(9)));
});

afterEach(() => {
  pageStore.set(forgetConfigAtom);
});

describe('<shop-product-zone>', () => {
  it('shows the content until the platform has answered, then the products in a named section', async () => {
    const tag = await putZone();
    expect(tag.element.innerText).to.equal('Wkrótce');
    expect(statesOf(tag)).to.deep.equal(['loading']);
    const loads = tag.events('shop-product-zone-load');
    await sent();
    await tag.settled();
    expect(namesIn(tag)).to.deep.equal(['Produkt 7', 'Produkt 8', 'Produkt 9']);
    expect(text(tag.part('heading'))).to.equal('Polecane');
    expect(text(tag.part('price'))).to.equal('7,00 zł');
    expect(statesOf(tag)).to.deep.equal([]);
    expect(loads.map((event) => Reflect.get(event, 'detail'))).to.deep.equal([
      { count: 3, type: 'product' },
    ]);
    await expectAccessible(tag.element);
  });

  it('has updateComplete pending until its products show', async () => {
    const { resolve } = platform.defer('hotspots');
    const tag = await putZone();
    await platform.clock.advance(60);
    resolve(answer(zone(product(7))));
    await tag.settled();
    expect(namesIn(tag)).to.deep.equal(['Produkt 7']);
  });

  it('shows one product for a limit below 1', async () => {
    const tag = await putZone(
      html`<shop-product-zone page="main" zone="zone1" limit="0"></shop-product-zone>`,
    );
    await sent();
    await waitUntil(() => namesIn(tag).length === 1);
  });

  it('has the label as its heading, and shows at most limit products', async () => {
    const tag = await putZone(
      html`<shop-product-zone page="main" zone="zone1" label="Nowe" limit="2"></shop-product-zone>`,
    );
    const loads = tag.events('shop-product-zone-load');
    await sent();
    await tag.settled();
    expect(text(tag.part('heading'))).to.equal('Nowe');
    expect(namesIn(tag)).to.have.length(2);
    expect(Reflect.get(loads[0] ?? {}, 'detail').count).to.equal(2);
  });

  it('is found by its number', async () => {
    await putZone(html`<shop-product-zone page="main" zone="2"></shop-product-zone>`);
    await sent();
    expect(requests()[0]?.document).to.contain('{page:main,zone:zone2,products:[]}');
  });

  it('lets the page prevent following the link of a product', async () => {
    const tag = await putZone();
    await sent();
    await tag.settled();
    const opened = tag.events('shop-product-zone-open');
    tag.element.addEventListener('shop-product-zone-open', (event) => event.preventDefault());
    tag.part('name').click();
    expect(opened.map((event) => Reflect.get(event, 'detail'))).to.deep.equal([
      { id: '7', link: '/product-pl-7.html' },
    ]);
  });

  it('shows products without sizes, pictures or a price, and ranges of prices [ZN-04]', async () => {
    const range = [
      { id: 'S', price: priceOf(10) },
      { id: 'M', price: priceOf(30) },
    ];
    const lowest = { ...priceOf(10), omnibusPrice: { gross: amount(8) } };
    platform.answer(
      'hotspots',
      everyZone(
        product(1, { sizes: null, icon: '' }),
        product(2, { price: priceOf(0) }),
        product(3, { price: lowest, sizes: range }),
        product(4, { price: lowest }),
        product(5, {
          sizes: [
            { id: 'S', price: { ...priceOf(10), unit: { gross: amount(1) } } },
            { id: 'M', price: { ...priceOf(30), unit: { gross: amount(3) } } },
          ],
        }),
      ),
    );
    const tag = await putZone();
    await sent();
    await tag.settled();
    expect(tag.parts('price').map((one) => one.textContent)).to.deep.equal([
      '1,00 zł',
      'Cena na telefon',
      'od 10,00 zł do 30,00 zł',
      '10,00 zł',
      'od 1,00 zł do 3,00 zł',
    ]);
    expect(tag.parts('lowest').map((one) => one.textContent)).to.deep.equal([
      'Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki: 8,00 zł',
    ]);
    expect(tag.parts('icon')).to.have.length(1);
  });

  it('shows markup in names as text, and no link of a script [ZN-05]', async () => {
    platform.answer(
      'hotspots',
      everyZone(product(1, { name: 'A &amp; <i>B</i><img src=x>', link: 'javascript:alert(1)' })),
    );
    const tag = await putZone();
    await sent();
    await tag.settled();
    expect(namesIn(tag)).to.deep.equal(['A & B<img src=x>']);
    expect(tag.part('name').hasAttribute('href')).to.equal(false);
  });

  it('has English texts', async () => {
    platform.answer('hotspots', everyZone(product(2, { price: priceOf(0) })));
    const tag = await putZone(undefined, 'en');
    await sent();
    await tag.settled();
    expect(text(tag.part('price'))).to.equal('Price on request');
  });
});

describe('<shop-product-zone>: requests', () => {
  it('requests the zones near the viewport together, and the others when they come near [ZN-01]', async () => {
    const tags = await putZones(
      html`${[1, 2, 3].map(
        (n) => html`<shop-product-zone page="main" zone="zone${n}"></shop-product-zone>`,
      )}
        <div style="block-size: 5000px"></div>
        ${[4, 5, 6, 7, 8].map(
          (n) => html`<shop-product-zone page="main" zone="zone${n}"></shop-product-zone>`,
        )}`,
    );
    await sent();
    expect(zonesOf(0).map((one) => one.zone)).to.deep.equal(['zone1', 'zone2', 'zone3']);
    // WebKit has no scroll anchoring: products that show later would move the other zones out of view
    await Promise.all(tags.slice(0, 3).map((tag) => tag.settled()));
    tags[3]?.element.scrollIntoView();
    await waitUntil(() => tags.every(({ element }) => element.matches(':state(rendered)')));
    await sent(2);
    expect(
      zonesOf(1)
        .map((one) => one.zone)
        .toSorted(),
    ).to.deep.equal([4, 5, 6, 7, 8].map((n) => `zone${n}`));
    expect(requests()).to.have.length(2);
  });

  it('sends no invalid name or id, and warns the author [ZN-03]', async () => {
    const warned = warnings();
    const tags = await putZones(
      html`<shop-product-zone page="x){y}" zone="zone1"></shop-product-zone
        ><shop-product-zone page="main" zone="1e9"></shop-product-zone
        ><shop-product-zone page="main" zone="zone1" products='1,"2",drop'></shop-product-zone>`,
    );
    await sent();
    expect(requests()).to.have.length(1);
    expect(zonesOf(0)).to.have.length(1);
    expect(zonesOf(0)[0]?.products).to.deep.equal(['1']);
    expect(requests()[0]?.document).to.contain('{page:main,zone:zone1,products:[1]}');
    expect(warned.some((message) => message.includes('page, zone: expected'))).to.equal(true);
    expect(warned.some((message) => message.includes('products: expected ids'))).to.equal(true);
    expect(tags[0] && statesOf(tags[0])).to.include('error');
  });

  it('sends one request if it is moved or removed meanwhile [ZN-06]', async () => {
    const tag = await putZone();
    const answered = platform.defer('hotspots');
    await sent();
    const { element } = tag;
    const { parentElement: page } = element;
    page?.append(document.createElement('hr'), element);
    const copy = document.createElement('shop-product-zone');
    Object.assign(copy, { page: 'main', zone: 'zone1' });
    page?.append(copy);
    await waitUntil(() => copy.matches(':state(loading)'));
    await platform.clock.advance(100);
    copy.remove();
    answered.resolve(answer(zone(product(7))));
    await waitUntil(() => namesIn(tag).length === 1);
    expect(requests()).to.have.length(1);
  });

  it('requests the zone of the basket again once the basket is unchanged, and keeps focus [ZN-10]', async () => {
    const basket = (...ids: readonly number[]) => ({
      basket: graphqlBasket(ids.map((id) => graphqlProduct({ id }))),
    });
    platform.answer('basket', basket(1), basket(1, 2));
    const tag = await putZone(
      html`<shop-product-zone page="basketedit" zone="zone1"></shop-product-zone>`,
    );
    await sent();
    await tag.settled();
    tag.part('name').focus();
    document.dispatchEvent(new Event('shop-basket-refresh'));
    await settle();
    await platform.clock.advance(900);
    expect(requests()).to.have.length(1);
    await platform.clock.advance(200);
    await sent(2);
    await tag.settled();
    expect(zonesOf(1)[0]?.products).to.deep.equal(['1', '2']);
    expect(tag.element.shadowRoot?.activeElement).to.equal(tag.part('name'));
  });

  it('requests another price type when that is switched [ZN-11]', async () => {
    const tag = await putZone();
    await sent();
    await tag.settled();
    pageStore.set(configureAtom, { priceType: 'net' });
    await platform.clock.advance(1100);
    await sent(2);
    expect(requests()[1]?.document).to.contain('net { value formatted }');
    expect(requests()[1]?.document).not.to.contain('gross');
  });

  it('uses the answer of the last visit after Back, for five minutes', async () => {
    await putZone();
    await sent();
    const { sessionStorage } = platform;
    const key = sessionStorage.keys().find((name) => name.startsWith('shop-product-zone')) ?? '';
    const stored = sessionStorage.get(key) ?? '';
    installFakePlatform();
    platform.page.openedBy = 'back_forward';
    platform.sessionStorage.set(key, stored);
    const tag = await putZone();
    await waitUntil(() => namesIn(tag).length === 3);
    expect(requests()).to.have.length(0);
  });
});

describe('<shop-product-zone>: empty zones and failures', () => {
  it('shows the other zones if the platform has none or an error for one [ZN-02]', async () => {
    platform.answer('hotspots', partial(answer(zone(product(7)), null)));
    const [shown, missing] = await putZones(
      html`<shop-product-zone page="main" zone="zone1"></shop-product-zone
        ><shop-product-zone page="main" zone="zone2"></shop-product-zone>`,
    );
    await sent();
    await waitUntil(() => shown && namesIn(shown).length > 0);
    expect(missing && namesIn(missing)).to.deep.equal([]);
  });

  it('keeps its height while an empty zone is in view, and folds once it is not [ZN-07]', async () => {
    platform.answer('hotspots', answer(null));
    const tag = await putZone(
      html`<shop-product-zone page="main" zone="zone1"><div style="block-size: 200px"></div></shop-product-zone>
        <p id="below">Dalej</p>
        <div style="block-size: 5000px"></div>`,
    );
    const below = document.querySelector('#below') ?? expect.fail();
    const before = below.getBoundingClientRect().top;
    await sent();
    await tag.settled();
    expect(statesOf(tag)).to.deep.equal(['empty']);
    expect(below.getBoundingClientRect().top).to.equal(before);
    window.scrollTo(0, 4000);
    await waitUntil(() => tag.element.matches(':state(folded)'));
    expect(tag.element.checkVisibility()).to.equal(false);
  });

  it('shows its content while the platform does not answer, and after a timeout [ZN-09]', async () => {
    const { reject } = platform.defer('hotspots');
    const tag = await putZone();
    const failures = tag.events('shop-error');
    await sent();
    expect(tag.element.innerText).to.equal('Wkrótce');
    reject(new PlatformError('hotspots', 'timeout'));
    await waitUntil(() => tag.element.matches(':state(error)'));
    expect(statesOf(tag)).to.deep.equal(['empty', 'error']);
    expect(tag.element.innerText).to.equal('Wkrótce');
    expect(failures).to.have.length(1);
  });

  it('is empty with one shop-error if the platform does not know zones [ZN-12]', async () => {
    platform.answer('hotspots', new PlatformError('hotspots', 'response'));
    const tag = await putZone();
    const failures = tag.events('shop-error');
    await sent();
    await waitUntil(() => tag.element.matches(':state(error):state(empty)'));
    expect(failures).to.have.length(1);
    expect(namesIn(tag)).to.deep.equal([]);
  });
});

describe('<shop-product-zone>: the author’s template', () => {
  it('fills in the author’s template, and warns about its mistakes [ZN-08]', async () => {
    const warned = warnings();
    platform.answer(
      'hotspots',
      everyZone(product(7, { price: { ...priceOf(7), youSavePercent: '-12.00' }, points: 0 })),
    );
    const tag = await putZone(
      html`<shop-product-zone page="main" zone="zone1">
        <template slot="product">
          <p>
            <a data-field="link"><b data-field="name"></b></a><i data-field="colour"></i>
            <span data-field="percent"></span><u data-field="points"></u><input type="hidden" data-field="id" />
            <shop-price data-field="product"></shop-price>
          </p>
          <hr />
        </template>
      </shop-product-zone>`,
    );
    await sent();
    await tag.settled();
    const row = tag.element.querySelector('div[slot]') ?? expect.fail();
    expect(row.querySelector('a')?.getAttribute('href')).to.equal('/product-pl-7.html');
    expect(row.querySelector('b')?.textContent).to.equal('Produkt 7');
    expect(row.querySelector('[data-field=percent]')?.textContent).to.equal('−12%');
    expect(row.querySelector('input')?.value).to.equal('7');
    await waitUntil(() =>
      row.querySelector('shop-price')?.shadowRoot?.textContent?.includes('7,00'),
    );
    expect(row.querySelector('i')?.hidden).to.equal(true);
    expect(row.querySelector('u')?.hidden).to.equal(true);
    expect(warned.some((message) => message.includes('several elements'))).to.equal(true);
    provideDocs(docs);
    warnOfSlots(tag.element);
    provideDocs({});
    expect(warned.some((message) => message.includes('data-field="colour", expected'))).to.equal(
      true,
    );
    await expectAccessible(tag.element);
  });

  it('shows the deposit of a unit first, and none of 0', async () => {
    const deposits = [
      { depositPrice: { gross: amount(2) }, totalDepositPriceUnit: { gross: amount(1) } },
      { depositPrice: { gross: amount(0) } },
    ];
    platform.answer(
      'hotspots',
      everyZone(
        ...deposits.map((more, index) => product(index + 1, { price: { ...priceOf(7), ...more } })),
      ),
    );
    const tag = await putZone(
      html`<shop-product-zone page="main" zone="zone1"
        ><template slot="product"><p data-field="deposit"></p></template></shop-product-zone
      >`,
    );
    await sent();
    await tag.settled();
    const rows = [...tag.element.querySelectorAll<HTMLElement>('div[slot] p')];
    expect(rows.map(({ textContent, hidden }) => [textContent, hidden])).to.deep.equal([
      ['1,00 zł', false],
      ['', true],
    ]);
  });

  it('warns about a template without fields [ZN-08]', async () => {
    const warned = warnings();
    await putZone(
      html`<shop-product-zone page="main" zone="zone1"
        ><template slot="product"><p>Produkt</p></template></shop-product-zone
      >`,
    );
    await sent();
    expect(warned.some((message) => message.includes('no data-field'))).to.equal(true);
  });
});
