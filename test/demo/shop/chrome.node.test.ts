import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PERSON, sendRegistration } from './customers.fixtures.ts';
import { createVisitor } from './shop.ts';

describe('the header', () => {
  it('has each category once, with its way from the main page', async () => {
    const { text, platform } = createVisitor();
    const page = await text('/');
    const menu = /<shop-menu [\s\S]*?<\/shop-menu>/.exec(page)?.[0] ?? '';
    const links = [...menu.matchAll(/ href="(\/cat-pl-\d+-[^"]+)"/g)].map((match) => match[1]);
    assert.equal(links.length, platform.catalogue.categories.length);
    assert.equal(new Set(links).size, links.length);
    assert.equal(page.match(/<shop-menu[ >]/g)?.length, 1);
  });

  it('marks the category that the page is of', async () => {
    const { text } = createVisitor();
    const page = await text('/cat-pl-221-kompasy.html');
    assert.match(page, /href="\/cat-pl-221-kompasy\.html" aria-current="page">Kompasy/);
  });

  it('leads to the account and out of it, also in the side menu', async () => {
    const visitor = createVisitor();
    const drawerLinks = async () =>
      [...(await visitor.text('/')).matchAll(/class="drawer__link" href="([^"]+)"/g)].map(
        (match) => match[1],
      );
    assert.deepEqual(await drawerLinks(), ['/login.php', '/client-new.php']);
    await sendRegistration(visitor, PERSON);
    assert.deepEqual(await drawerLinks(), ['/client-data.php', '/logout.php']);
  });
});

describe('the choice of cookies', () => {
  const tracking = (page: string) => / tracking="(\w+)"/.exec(page)?.[1];
  const checked = (page: string) =>
    [...page.matchAll(/name="kind" value="(\w+)" checked/g)].map((match) => match[1]);

  it('is asked for before anything is tracked, and remembered', async () => {
    const { text, post } = createVisitor();
    assert.equal(tracking(await text('/')), 'consent');
    const answer = await post('/cookies.php', { kind: 'statistics', back: '/contact.html' });
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('location'), '/contact.html');
    const after = await text('/');
    assert.equal(tracking(after), 'on');
    assert.deepEqual(checked(after), ['necessary', 'statistics']);
    await post('/cookies.php', { back: '/' });
    const refused = await text('/');
    assert.equal(tracking(refused), 'off');
    assert.deepEqual(checked(refused), ['necessary']);
    await post('/cookies.php', { kinds: 'all', back: '/' });
    assert.deepEqual(checked(await text('/')), ['necessary', 'statistics', 'marketing']);
  });

  it('takes only kinds that there are, and leads back only into the shop', async () => {
    const { text, post } = createVisitor();
    const answer = await post('/cookies.php', { kind: '../x', back: 'https://elsewhere.example/' });
    assert.equal(answer.headers.get('location'), '/');
    assert.deepEqual(checked(await text('/')), ['necessary']);
  });
});

describe('the bars', () => {
  it('that were closed are hidden before the page is painted', async () => {
    const { text } = createVisitor();
    const page = await text('/');
    const snippet = /<script nonce="[^"]+">(try \{[\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
    assert.ok(page.indexOf(snippet) < page.indexOf('<body>'));
    const written: string[] = [];
    class CSSStyleSheet {
      replaceSync(text: string) {
        written.push(text);
      }
    }
    const adoptedStyleSheets: unknown[] = [];
    const run = (closedBars: string | undefined, cookie = '') =>
      new Function('localStorage', 'CSS', 'CSSStyleSheet', 'document', snippet)(
        { closedBars },
        { escape: (id: string) => id.replace(/[^\w-]/g, '\\$&') },
        CSSStyleSheet,
        { adoptedStyleSheets, cookie },
      );
    for (const stored of [undefined, 'not json', '{}', 'null']) run(stored);
    assert.ok(written.every((text) => !/bar-id="[^"]/.test(text)));
    written.length = 0;
    run('["delivery-winter","a\\"]"]', 'free-shipping=1; lang=pl');
    assert.deepEqual(written, [
      'shop-info-bar:is([bar-id="delivery-winter"]:not([days]),[bar-id="a\\"\\]"]:not([days]),[bar-id="free-shipping"][days],[bar-id="lang"][days]) { display: none }',
    ]);
    assert.equal(adoptedStyleSheets.length, 2);
  });
});
