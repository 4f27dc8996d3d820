import { expect, fixture, html } from '@open-wc/testing';
import { browserCookies } from '../../logic/platform/cookies/cookies.ts';
import '../kit/guard.ts';

/** Runs the snippet of the guide for theme authors. */
async function runSnippet(): Promise<void> {
  const guide = await (await fetch('/docs/site/guide/without-script.md')).text();
  const [, snippet = ''] = /<script nonce="…">\s*(try.*?)<\/script>/s.exec(guide) ?? [];
  new Function(snippet)();
}

const sheets = [...document.adoptedStyleSheets];

async function shownBars(ids = ['a', 'b', '"],x']): Promise<(string | null)[]> {
  await runSnippet();
  const page = await fixture(html`<div>
    ${ids.map((id) => html`<shop-info-bar bar-id=${id}>${id}</shop-info-bar>`)}
  </div>`);
  return [...page.querySelectorAll('shop-info-bar')]
    .filter((bar) => bar.checkVisibility())
    .map((bar) => bar.getAttribute('bar-id'));
}

describe('the guide’s snippet against a flash of closed bars', () => {
  afterEach(() => {
    localStorage.clear();
    document.adoptedStyleSheets = sheets;
  });

  it('hides closed bars', async () => {
    localStorage.setItem('closedBars', JSON.stringify(['b', '"],x', 'gone']));
    expect(await shownBars()).to.deep.equal(['a']);
  });

  it('hides bars stored in a cookie (ST-26)', async () => {
    browserCookies.set('b', 'true', 1);
    const days = (id: string) => html`<shop-info-bar bar-id=${id} days="1">${id}</shop-info-bar>`;
    const page = await fixture(html`<div>${days('a')}${days('b')}</div>`);
    await runSnippet();
    const [a, b] = page.children;
    expect([a?.checkVisibility(), b?.checkVisibility()]).to.deep.equal([true, false]);
    expect(await shownBars(['b'])).to.deep.equal(['b']);
    browserCookies.remove('b');
  });

  it('hides the same bars as the tag, which accepts only strings (ST-11)', async () => {
    localStorage.setItem('closedBars', '[1,{},null,"",["a"],"b"]');
    expect(await shownBars(['a', 'b', '1', 'null', ''])).to.deep.equal(['a', '1', 'null', '']);
  });

  for (const stored of ['{bad', 'null', '7', '[]', '{}', '"abc"', '[1,{}]']) {
    it(`hides nothing when the storage contains ${stored}`, async () => {
      localStorage.setItem('closedBars', stored);
      expect(await shownBars()).to.deep.equal(['a', 'b', '"],x']);
    });
  }
});
