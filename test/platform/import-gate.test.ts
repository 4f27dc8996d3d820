import { expect } from '@open-wc/testing';
import { importOnceThere } from '../../logic/platform/import-gate.ts';
import '../kit/guard.ts';

/** Browsers that cache a failed import, so files are fetched first. */
const FETCHES_FIRST = navigator.userAgent.includes('Chrom');

describe('the import gate', () => {
  it('fetches a file once for concurrent imports, which continue together', async () => {
    const file = new URL('./two-copies.js?awaited-twice', import.meta.url).href;
    const added: Node[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) added.push(...addedNodes);
    });
    observer.observe(document.head, { childList: true });
    const order: string[] = [];
    const load = (name: string) =>
      importOnceThere((fetched) => fetched([file], async () => order.push(name)));
    await Promise.all([load('first'), load('second')]);
    observer.disconnect();
    expect(added.length).to.equal(FETCHES_FIRST ? 1 : 0);
    expect(order).to.deep.equal(['first', 'second']);
  });
});
