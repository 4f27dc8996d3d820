import { expect } from '@open-wc/testing';
import '../kit/guard.ts';
import { parts } from '../kit/shadow.ts';
import {
  control,
  DEBOUNCE_MS,
  field,
  fieldOf,
  fill,
  platformThat,
  show,
  stateOf,
  TERMS,
} from './field.fixtures.ts';

const CITY = field('city', 'type="city"', 'style="inline-size: 240px; block-size: 48px"');

const markOf = (id: string) => parts(fieldOf(id), 'mark')[0];

/** The distances from the mark to the edges of the input. */
function distances(id: string) {
  const mark = markOf(id)?.getBoundingClientRect() ?? new DOMRect();
  const input = control(id).getBoundingClientRect();
  return {
    left: mark.left - input.left,
    right: input.right - mark.right,
    top: mark.top - input.top,
    bottom: input.bottom - mark.bottom,
  };
}

describe('the icon of a <shop-field>', () => {
  for (const [dir, edge] of [
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const) {
    it(`is a tick inside the input, off its edge, vertically centred: ${dir} (V26)`, async () => {
      const platform = platformThat();
      const place = await show(CITY);
      place.dir = dir;
      await fill(platform, 'city', 'Warszawa');
      const { top, bottom, ...sides } = distances('city');
      expect(sides[edge]).to.be.greaterThan(11).and.lessThan(32);
      expect(Math.abs(top - bottom)).to.be.lessThan(1.5);
    });
  }

  it('does not cover content of the page at the end of the input, nor the browser’s arrow (V26)', async () => {
    const platform = platformThat();
    await show(`${field('city', 'type="city"', 'style="padding-inline-end: 60px"')}
      <shop-field type="select"><label for="size">Rozmiar</label><select id="size">
      <option value="">Wybierz</option><option value="s">S</option></select></shop-field>`);
    await fill(platform, 'city', 'W');
    await fill(platform, 'size', 's');
    expect(distances('city').right).to.be.greaterThan(59);
    expect(distances('size').right).to.be.greaterThan(31);
  });

  it('keeps its position when its surroundings change (V26)', async () => {
    const platform = platformThat();
    const place = await show(CITY);
    await fill(platform, 'city', 'W');
    const before = distances('city');
    const changed = new Promise((resolve) => new ResizeObserver(resolve).observe(control('city')));
    control('city').before(Object.assign(document.createElement('p'), { textContent: 'More' }));
    control('city').style.inlineSize = '120px';
    place.style.paddingInlineStart = '50px';
    await changed;
    await new Promise(requestAnimationFrame);
    const after = distances('city');
    expect(after.right).to.be.closeTo(before.right, 1);
    expect(after.top).to.be.closeTo(before.top, 1);
  });

  it('is hidden at a checkbox, in an empty field, and with a hidden input (V26)', async () => {
    const platform = platformThat();
    await show(`${TERMS}${field('town', 'type="city"')}`);
    control('terms').click();
    await platform.clock.advance(DEBOUNCE_MS);
    expect([stateOf('terms'), markOf('terms')]).to.deep.equal(['success', undefined]);
    await fill(platform, 'town', 'W');
    await fill(platform, 'town', '');
    expect([stateOf('town'), markOf('town')]).to.deep.equal(['empty', undefined]);
    control('town').hidden = true;
    fieldOf('town').append(Object.assign(document.createElement('span'), { textContent: 'Town' }));
    control('town').labels?.[0]?.removeAttribute('hidden');
    await fill(platform, 'town', 'W');
    expect(markOf('town')).to.equal(undefined);
  });

  it('precedes an error message under the input (V26)', async () => {
    const platform = platformThat(() => 'no_city');
    await show(CITY);
    await fill(platform, 'city', 'x');
    expect(distances('city').bottom).to.be.lessThan(0);
    expect(distances('city').left).to.be.closeTo(0, 1);
  });
});
