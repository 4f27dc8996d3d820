import { expect } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import { registerElements } from '../../elements/start/register.ts';
import { createTag } from '../kit/create-tag.ts';
import { mount } from '../kit/mount.ts';
import '../kit/guard.ts';

registerElements(declarations);

const TAGS = [
  ['shop-drawer', '<shop-drawer label="Filtry"><a href="#f">F</a></shop-drawer>'],
  ['shop-modal', '<shop-modal label="Rozmiary"><p>S</p></shop-modal>'],
  ['shop-loading-cover', '<shop-loading-cover></shop-loading-cover>'],
] as const;

const isOpen = (element: HTMLElement) => element.matches(':state(open)');

describe('the updateComplete of an element with a dialog loaded on demand', () => {
  for (const [tag, code] of TAGS) {
    it(`waits for the dialog opened by show(): ${tag}`, async () => {
      const { element } = await mount(tag, code);
      expect(isOpen(element)).to.equal(false);
      element.show();
      await element.updateComplete;
      expect(isOpen(element)).to.equal(true);
    });
  }

  it('resolves if the element is removed before its component loads', async () => {
    const { element } = await mount('shop-modal', '<shop-modal label="Rozmiary"></shop-modal>');
    element.show();
    element.remove();
    await element.updateComplete;
    expect(isOpen(element)).to.equal(false);
  });

  it('resolves if the element is disconnected', async () => {
    const element = createTag('shop-drawer');
    element.show();
    await element.updateComplete;
    expect(element.matches(':state(rendered)')).to.equal(false);
  });
});
