import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from './shop.ts';

describe('the header', () => {
  it('has each category once, with its path from the main page', async () => {
    const { text, platform } = createVisitor();
    const page = await text('/');
    const menu = /<shop-menu [\s\S]*?<\/shop-menu>/.exec(page)?.[0] ?? '';
    const links = [...menu.matchAll(/ href="(\/cat-pl-\d+-[^"]+)"/g)].map((match) => match[1]);
    assert.equal(links.length, platform.catalogue.categories.length);
    assert.equal(new Set(links).size, links.length);
    assert.equal(page.match(/<shop-menu[ >]/g)?.length, 1);
  });
});

describe('the cookie dialog', () => {
  const tracking = (page: string) => / tracking="(\w+)"/.exec(page)?.[1];
  const checked = (page: string) =>
    [...page.matchAll(/name="kind" value="(\w+)" checked/g)].map((match) => match[1]);

  it('opens before anything is tracked, and its choice is stored', async () => {
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
});
