import { expect } from '@open-wc/testing';
import { builtScript } from '../kit/browser.ts';
import { openPolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

const SLIDER = `<link rel="stylesheet" href="/dist/css/shop.css"><shop-slider>
  <div><b>Buty</b></div><div>Kurtki</div><div>Swetry</div></shop-slider><p id="next">Dalej</p>`;

for (const policy of ['strict', 'trusted-types', 'trusted-types-none']) {
  describe(`<shop-slider> under the policy ${policy}`, () => {
    it('works with its module without violations (CS-06)', async () => {
      const page = await openPolicyPage(policy, {
        body: SLIDER,
        modules: [builtScript('elements/slider.js')],
      });
      const slider = page.document.querySelector('shop-slider');
      const part = (name: string) =>
        slider?.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`);
      await waitUntil(() => slider?.matches(':state(rendered)'), 'the slider');
      part('track')?.focus();
      await waitUntil(() => slider?.matches(':state(enhanced)'), 'the module');
      part('next')?.click();
      await waitUntil(() => part('position')?.textContent === 'Slajd 2 z 3', 'the second slide');
      expect(page.faults).to.deep.equal([]);
    });
  });
}

describe('<shop-slider> before the upgrade', () => {
  for (const [name, attributes] of [
    ['as it comes', ''],
    ['of three from the beginning', 'align="start" slides-per-view="3"'],
  ]) {
    it(`scrolls, and has no layout shift on the upgrade, ${name} (P11)`, async () => {
      const page = await openPolicyPage('none', {
        body: SLIDER.replace('<shop-slider>', `<shop-slider ${attributes}>`),
      });
      const slider = page.document.querySelector('shop-slider');
      const boxes = () =>
        [...page.document.querySelectorAll('shop-slider > *, #next')].map((box) => {
          const { left, top, width, height } = box.getBoundingClientRect();
          return [left, top, width, height].map((length) => Math.round(length * 2) / 2);
        });
      const before = boxes();
      expect(page.window.getComputedStyle(slider as Element).overflowX).to.equal('auto');
      const script = page.document.createElement('script');
      script.type = 'module';
      script.src = builtScript('elements/slider.js');
      page.document.head.append(script);
      await waitUntil(() => slider?.matches(':state(rendered)'), 'the slider');
      expect(boxes()).to.deep.equal(before);
      slider?.dispatchEvent(new PointerEvent('pointermove'));
      await waitUntil(() => slider?.matches(':state(enhanced)'), 'the module');
      expect(boxes()).to.deep.equal(before);
    });
  }
});
