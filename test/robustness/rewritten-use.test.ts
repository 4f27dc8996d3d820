import { expect } from '@open-wc/testing';
import { press } from '../kit/keyboard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { addNodesAlways, decorateFieldsAlways, translateAlways } from '../kit/rewriters.ts';
import { settled } from '../kit/settled.ts';
import { one, part } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { showTag } from '../look/shown-tags.ts';
import '../kit/guard.ts';

const rootOf = (tag: HTMLElement): ShadowRoot => tag.shadowRoot as ShadowRoot;

for (const rewrite of [translateAlways, addNodesAlways, decorateFieldsAlways]) {
  describe(`a page with ${rewrite.name}`, () => {
    let stop: () => void;
    const rewritten = async (name: string) => {
      const tag = await showTag(name);
      stop = rewrite(rootOf(tag));
      return tag;
    };
    afterEach(() => stop());

    it('keeps the typed text and the focus of a search with results [EX-01, EX-02]', async () => {
      const search = await rewritten('shop-search');
      const input = one(search, 'input') as HTMLInputElement;
      input.focus();
      for (const key of ['b', 'u', 't']) await press(key);
      await settled(search);
      search.lang = 'en';
      await settled(search);
      expect(input.isConnected).to.equal(true);
      expect(input.value).to.equal('but');
      expect(rootOf(search).activeElement === input).to.equal(true);
    });

    it('opens a select with the first click, and selects with the second key [EX-01, EX-02]', async () => {
      const tag = await rewritten('shop-select');
      const select = tag.querySelector('select') as HTMLSelectElement;
      select.append(new Option('20'));
      const changes = eventsOf(select, 'change');
      part(tag, 'button').focus();
      for (const key of ['Enter', 'ArrowDown', 'Enter']) await press(key);
      await waitUntil(() => changes.length > 0, 'the choice');
      expect(changes).to.have.length(1);
      expect(select.value).to.equal('20');
    });

    it('opens a mini-cart with the first click, and closes it with Escape [EX-01, EX-02]', async () => {
      const minicart = (await rewritten('shop-minicart')) as HTMLElementTagNameMap['shop-minicart'];
      minicart.open = false;
      await settled(minicart);
      part(minicart, 'link').click();
      await settled(minicart);
      expect(minicart.open).to.equal(true);
      await press('Escape');
      await settled(minicart);
      expect(minicart.open).to.equal(false);
    });
  });
}
