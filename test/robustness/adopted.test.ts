import { expect } from '@open-wc/testing';
import { eventsOf } from '../kit/next-event.ts';
import { part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { SAMPLES, showTag } from '../look/shown-tags.ts';
import '../kit/guard.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

/** Moves a tag into a frame, which has a document and a registry of its own. */
async function adopt(tag: Tag): Promise<void> {
  const frame = document.createElement('iframe');
  tag.parentElement?.append(frame);
  frame.contentDocument?.body.append(tag);
  await tag.updateComplete;
}

describe('a tag in the document of a frame', () => {
  for (const name of Object.keys(SAMPLES)) {
    it(`${name} goes on there, in another language (AT15)`, async () => {
      const failures = eventsOf(document, 'shop-error');
      const tag = await showTag(name);
      await adopt(tag);
      for (const language of ['en', 'pl']) {
        tag.lang = language;
        await tag.updateComplete;
      }
      expect(tag.matches(':state(rendered)')).to.equal(true);
      expect(failures).to.have.length(0);
      tag.remove();
    });
  }

  it('makes new nodes there (AT15)', async () => {
    const tag = await showTag('shop-minicart');
    await adopt(tag);
    tag.setAttribute('label', 'Torba');
    const { basketOf } = await import('../minicart/minicart.fixtures.ts');
    Reflect.set(tag, 'basket', basketOf(4));
    await tag.updateComplete;
    await waitUntil(() => parts(tag, 'product').length === 4, 'the new lines');
    expect(part(tag, 'product').ownerDocument).to.equal(tag.ownerDocument);
    expect(text(part(tag, 'badge'))).to.equal('4');
  });
});
