import { expect, html } from '@open-wc/testing';
import { expectAccessible } from '../kit/accessible.ts';
import { platform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { all } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { answer, product } from './search.fixtures.ts';
import { installSearchPlatform, SEARCH, searchFor, searchIn } from './search-box.ts';

const nameOf = (row: Element | undefined) => row?.querySelector('[data-field=name]')?.textContent;

describe('<template slot="product"> of <shop-search>', () => {
  beforeEach(installSearchPlatform);

  it('is the row of each found product, and updates with the results', async () => {
    platform.answer(SEARCH, answer({ products: [product('Watch'), product('Water')] }));
    const element = await searchIn(html`<shop-search action="/search.php" name="text">
      <template slot="product">
        <img data-field="image" alt="" /><b data-field="name"></b> <i data-field="price"></i>
      </template>
    </shop-search>`);
    const rows = () => [...element.querySelectorAll('[slot^=product-]')];
    await searchFor(element, 'wat');
    await waitUntil(() => rows().length === 2, 'the rows');
    expect(rows().map(nameOf)).to.deep.equal(['Watch', 'Water']);
    expect(rows()[0]?.querySelector('i')?.textContent).to.match(/^123,00\s/);
    expect(all(element, '[part~=image]')).to.deep.equal([]);
    await expectAccessible(element);
    const [first] = rows();
    platform.answer(SEARCH, answer({ products: [product('Wax')] }));
    await searchFor(element, 'wax');
    await waitUntil(() => nameOf(first) === 'Wax', 'the next answer');
    expect(rows()).to.deep.equal([first]);
    element.remove();
    await waitUntil(() => rows().length === 0, 'the rows go');
  });

  it('is clickable like the product that it shows', async () => {
    platform.answer(SEARCH, answer({ products: [product('Watch')] }));
    const element = await searchIn(html`<shop-search action="/search.php" name="text">
      <template slot="product"><b data-field="name"></b></template>
    </shop-search>`);
    await searchFor(element, 'wat');
    const nameIn = () => element.querySelector<HTMLElement>('[data-field=name]');
    await waitUntil(() => nameIn()?.checkVisibility(), 'the row');
    const selections = eventsOf(element, 'shop-search-select');
    await click(nameIn() ?? element);
    expect(Reflect.get(selections[0] ?? {}, 'detail')).to.include({
      kind: 'product',
      name: 'Watch',
    });
  });
});
