import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import type {} from '../../elements/tag-types.ts';
import { modalElement } from '../../elements/tags/modal/modal.element.ts';
import { expectErrors } from '../kit/guard.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { clearPage, mountProbe } from './probes.ts';

registerElements([modalElement]);

describe('events of the tags', () => {
  afterEach(clearPage);

  it('have null as an empty detail, as in their type (S11)', async () => {
    const modal = document.body.appendChild(document.createElement('shop-modal'));
    await modal.updateComplete;
    const details: null[] = [];
    modal.addEventListener('shop-modal-open', ({ detail }) => details.push(detail));
    modal.show();
    await waitUntil(() => details.length > 0);
    expect(details).to.deep.equal([null]);
  });

  it('continue the action if a listener throws (A10)', async () => {
    expectErrors(/error of the page/);
    const probe = await mountProbe();
    probe.addEventListener(`${probe.localName}-pick-one`, (event) => {
      event.preventDefault();
      throw new Error('error of the page');
    });
    expect(probe.pick()).to.equal(false);
    await probe.updateComplete;
  });
});
