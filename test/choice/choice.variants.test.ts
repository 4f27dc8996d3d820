import { expect, html } from '@open-wc/testing';
import { nothing } from 'lit';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { nextEvent } from '../kit/next-event.ts';
import { settled } from '../kit/settled.ts';
import { text } from '../kit/shadow.ts';
import { productOf, size, statesOf } from './choice.fixtures.ts';
import '../kit/guard.ts';

const DATA = productOf(size('uniw'));

beforeEach(installFakePlatform);

/** A navigation element whose visits the test controls. */
function navigation(): { readonly visits: string[]; arrive(): void; readonly tag: HTMLElement } {
  const visits: string[] = [];
  let arrive = () => {};
  const tag = Object.assign(document.createElement('shop-partial-navigation'), {
    navigate(url: string) {
      visits.push(url);
      return new Promise<void>((resolve) => {
        arrive = resolve;
      });
    },
  });
  return { visits, tag, arrive: () => arrive() };
}

const colours = html`<shop-choice of="version">
  <a class="--selected" href="/red">Red</a> <a href="/blue">Blue</a> <a href="/green">Green</a>
</shop-choice>`;

describe('<shop-choice of="version">', () => {
  it('is a list of links with one current', async () => {
    const tag = await mount('shop-choice', colours);
    const all = tag.all('ul a');
    expect(all.map((link) => link.getAttribute('href'))).to.deep.equal(['/red', '/blue', '/green']);
    expect(all.map((link) => link.ariaCurrent)).to.deep.equal(['true', null, null]);
    expect(statesOf(tag)).to.deep.equal([]);
  });

  it('leaves clicks to the browser without partial navigation, unless prevented', async () => {
    const tag = await mount('shop-choice', colours);
    const selections = tag.events('shop-choice-select');
    const prevented: boolean[] = [];
    const note = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', note);
    await click(tag.all('ul a')[1] as HTMLElement);
    expect([prevented, statesOf(tag)]).to.deep.equal([[false], ['turning']]);
    platform.page.restore();
    await settled();
    expect(statesOf(tag)).to.deep.equal([]);
    tag.element.addEventListener('shop-choice-select', (event) => event.preventDefault());
    await click(tag.all('ul a')[2] as HTMLElement);
    removeEventListener('click', note);
    expect([prevented, selections.length, statesOf(tag)]).to.deep.equal([[false, true], 2, []]);
  });

  it('visits the variant that was clicked last [CH-08]', async () => {
    const { visits, tag: visitor } = navigation();
    const tag = await mount('shop-choice', html`${visitor}${colours}`);
    await click(tag.all('ul a')[1] as HTMLElement);
    await click(tag.all('ul a')[2] as HTMLElement);
    expect(visits).to.deep.equal(['/blue', '/green']);
    expect(statesOf(tag)).to.deep.equal(['turning']);
  });

  it('keeps loading if the visit ends elsewhere, as after an error [CH-09]', async () => {
    const { tag: visitor, arrive } = navigation();
    const tag = await mount('shop-choice', html`${visitor}${colours}`);
    await click(tag.all('ul a')[1] as HTMLElement);
    arrive();
    await settled();
    expect(statesOf(tag)).to.deep.equal(['turning']);
  });

  it('restores focus to the option on the new page', async () => {
    const { tag: visitor, arrive } = navigation();
    const here = location.href;
    const tag = await mount(
      'shop-choice',
      html`${visitor}<shop-choice of="version"><a href=${here}>Here</a> <a href="/blue">Blue</a></shop-choice>`,
    );
    await click(tag.all('ul a')[0] as HTMLElement);
    tag.element.shadowRoot?.querySelector<HTMLElement>(':focus')?.blur();
    arrive();
    await settled();
    expect(text(tag.element.shadowRoot?.activeElement as HTMLElement)).to.equal('Here');
    expect(statesOf(tag)).to.deep.equal([]);
  });
});

const QUESTION =
  '/ajax/projector.php?product=101&get=multiversions&multiversions[selected]=2%2C3&multiversions[last_selected]=2';

/** A product with two axes; a theme may not say their ids. */
const axesOf = ({ hasIds = true } = {}) => html`<shop-product .product=${DATA}>
  <form><input type="hidden" name="product" value="101"></form>
  <shop-choice of="version">
    <label>Kolor <select data-id=${hasIds ? '1' : nothing}>
      <option data-values_id="1" data-link="/a" data-product="101" selected>Red</option>
      <option data-values_id="2" class="--dependent">Blue</option>
    </select></label>
    <label>Długość <select data-id=${hasIds ? '2' : nothing}>
      <option data-values_id="3" data-link="/a" data-product="101" selected>Short</option>
      <option data-values_id="4" data-link="/b" data-product="102">Long</option>
    </select></label>
  </shop-choice>
</shop-product>`;

/** The platform's combinations for the value 2: only with 4. */
const ANSWER = {
  multiversions: [
    {
      id: '1',
      items: {
        1: { values_id: '1', products: [{ product_id: '101', url: '/a' }], disabled: 'false' },
        2: { values_id: '2', products: [], disabled: 'true' },
      },
    },
    {
      id: '2',
      items: {
        1: { values_id: '3', products: [], disabled: 'true' },
        2: { values_id: '4', products: [{ product_id: '103', url: '/d' }], disabled: 'false' },
      },
    },
  ],
};

describe('<shop-choice> with several axes', () => {
  const shown = async (options = {}) => {
    const tag = await mount('shop-choice', axesOf(options));
    await settled();
    return tag;
  };
  const shownValue = (tag: Awaited<ReturnType<typeof shown>>, id: string) =>
    tag.one(`[data-id="${id}"]`);

  it('renders a group for each axis, with links and with values that have none', async () => {
    const tag = await shown();
    expect(tag.parts('label').map(text)).to.deep.equal(['Kolor', 'Długość']);
    expect(['1', '2', '3', '4'].map((id) => shownValue(tag, id).localName)).to.deep.equal([
      'a',
      'button',
      'a',
      'a',
    ]);
    expect(statesOf(tag)).to.deep.equal([]);
  });

  for (const hasIds of [true, false]) {
    it(`requests the combinations of a value without a link, ${hasIds ? 'with' : 'without'} ids of axes [CH-11]`, async () => {
      platform.answer(QUESTION, `<!-- cache -->${JSON.stringify(ANSWER)}`);
      const tag = await shown({ hasIds });
      await click(shownValue(tag, '2'));
      await settled();
      expect(statesOf(tag)).to.include('conflict');
      expect(text(tag.part('message'))).to.equal(
        'Produkt o wybranej konfiguracji nie istnieje. Wybierz inną wartość: Długość.',
      );
      expect(shownValue(tag, '4').getAttribute('href')).to.equal('/d');
      expect(shownValue(tag, '3').localName).to.equal('button');
      expect(tag.page.querySelector('shop-product')?.matches(':state(conflict)')).to.equal(true);
    });
  }

  it('disables values without a safe URL in the answer [CH-10]', async () => {
    const bad = [{ product_id: '103', url: 'javascript:alert(1)' }];
    platform.answer(
      QUESTION,
      JSON.stringify({
        multiversions: [
          { id: '2', items: [{ values_id: '4', products: bad }, { values_id: '99' }, null] },
        ],
      }),
    );
    const tag = await shown();
    await click(shownValue(tag, '2'));
    await settled();
    expect(['1', '3', '4'].map((id) => shownValue(tag, id).localName)).to.deep.equal([
      'a',
      'a',
      'button',
    ]);
  });

  it('reverts to the previous choice if the request fails', async () => {
    const tag = await shown();
    const failure = nextEvent(tag.element, 'shop-error');
    await click(shownValue(tag, '2'));
    await failure;
    await settled();
    expect([statesOf(tag), shownValue(tag, '1').ariaCurrent]).to.deep.equal([[], 'true']);
  });

  it('uses only the latest answer', async () => {
    const late = platform.defer(QUESTION);
    const tag = await shown();
    await click(shownValue(tag, '2'));
    platform.answer(QUESTION, JSON.stringify(ANSWER));
    await click(shownValue(tag, '2'));
    await settled();
    late.resolve(
      JSON.stringify({ multiversions: [{ id: '2', items: [{ values_id: '4', products: [] }] }] }),
    );
    await settled();
    expect(shownValue(tag, '4').getAttribute('href')).to.equal('/d');
  });
});
