import { expect, html } from '@open-wc/testing';
import { platform } from '../kit/fake-platform.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { boxIn, enter, inputOf, installSearchPlatform, isOpen } from './search-box.ts';

describe('<shop-search> before its modules have loaded', () => {
  beforeEach(installSearchPlatform);

  it('shows its box', async () => {
    const element = await boxIn(html`<shop-search></shop-search>`);
    expect(inputOf(element).placeholder).to.equal('Czego szukasz?');
    expect(element.matches(':state(rendered)')).to.equal(true);
  });

  it('searches for text typed before, in the same box', async () => {
    const element = await boxIn(html`<shop-search></shop-search>`);
    const box = inputOf(element);
    box.focus();
    enter(element, 'watch');
    expect(inputOf(element)).to.equal(box);
    expect(box.value).to.equal('watch');
    await waitUntil(async () => {
      await platform.clock.advance(500);
      return isOpen(element);
    });
  });
});
