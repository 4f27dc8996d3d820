import { expect, fixture, html } from '@open-wc/testing';
import { createPage } from '../../logic/platform/page.ts';
import '../kit/guard.ts';

const KEY = 'shop-basket';

describe('the basket of another tab', () => {
  it('is noticed by its storage key until the last listener stops', async () => {
    const page = createPage({ reload: () => {}, assign: () => {} });
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="Another tab"></iframe>`);
    const storage = frame.contentWindow?.localStorage;
    const heard: (string | undefined)[] = [];
    const changed = () =>
      new Promise((resolve) => addEventListener('storage', resolve, { once: true }));

    const stop = page.onStored(KEY, (value) => heard.push(value));
    let change = changed();
    storage?.setItem('another', '1');
    await change;
    change = changed();
    storage?.setItem(KEY, '[2]');
    await change;
    stop();
    change = changed();
    storage?.removeItem(KEY);
    await change;
    storage?.removeItem('another');
    expect(heard).to.deep.equal(['[2]']);
  });
});
