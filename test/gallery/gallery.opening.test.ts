import { expect } from '@open-wc/testing';
import { settled } from '../kit/settled.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { showGallery, showOpen, slides } from './gallery.fixtures.ts';
import '../kit/guard.ts';

describe('what opens and closes the dialog of <shop-gallery>', () => {
  it('asks before it opens: shop-gallery-open is cancelable', async () => {
    const tag = await showGallery();
    const indices: number[] = [];
    tag.element.addEventListener('shop-gallery-open', (event) => {
      indices.push(event.detail.index);
      event.preventDefault();
    });
    slides(tag)[1]?.click();
    await waitUntil(() => indices.length > 0, 'the event');
    await settled(tag.element);
    expect(tag.isOpen).to.equal(false);
    expect(indices).to.deep.equal([1]);
  });

  it('leaves clicks that ask for a new tab to the browser', async () => {
    const tag = await showGallery();
    const event = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    tag.page.addEventListener('click', (one) => one.preventDefault());
    let isPrevented = true;
    tag.element.addEventListener('click', (one) => {
      isPrevented = one.defaultPrevented;
    });
    slides(tag)[0]?.dispatchEvent(event);
    expect([isPrevented, tag.isOpen]).to.deep.equal([false, false]);
  });

  it('opens and closes by commands of buttons', async () => {
    const tag = await showGallery();
    tag.element.id = 'commanded';
    const [open, close] = ['--open', '--close'].map((command) => {
      const button = document.createElement('button');
      button.setAttribute('commandfor', 'commanded');
      button.setAttribute('command', command);
      tag.page.append(button);
      return button;
    });
    open?.click();
    await waitUntil(() => tag.isOpen, 'the dialog');
    close?.click();
    await waitUntil(() => !tag.isOpen, 'the closed dialog');
  });

  it('closes when its gallery is replaced, and unlocks the page [GY-10]', async () => {
    const tag = await showOpen();
    const other = tag.element.cloneNode(true);
    tag.element.replaceWith(other);
    await settled();
    expect(document.querySelector(':modal')).to.equal(null);
    expect(document.documentElement.style.overflow).to.equal('');
    expect(other).to.have.property('isConnected', true);
  });
});
