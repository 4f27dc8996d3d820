import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from './shop.ts';

const PAGES = [
  ['/', '/', 'main_page'],
  ['/search.php', '/search.php', 'search_page'],
  ['/search.php?text=koc', '/search.php?text=blanket', 'search_page'],
  ['/cat-pl-1-dom.html', '/cat-en-1-home.html', 'search_page'],
  ['/firm-pl-1-kosodrzewina.html', '/firm-en-1-kosodrzewina.html', 'search_page'],
  ['/ser-pl-1-zima.html', '/ser-en-1-winter.html', 'search_page'],
  ['/product-pl-156-kurtka.html', '/product-en-156-jacket.html', 'projector_page'],
  ['/basketedit.php', '/basketedit.php', 'basketedit_page'],
  ['/shoppinglist.php', '/shoppinglist.php', 'shoppinglist_page'],
  ['/prepaid.php', '/prepaid.php', 'prepaid_page'],
  ['/login.php', '/login.php', 'login_page'],
  ['/password-recover.php', '/password-recover.php', 'login_page'],
  ['/client-new.php', '/client-new.php', 'client-new_page'],
  ['/contact.html', '/contact.html', 'contact_page'],
  ['/pl-zwroty-3.html', '/en-returns-3.html', 'cms_page'],
  ['/elements/', '/elements/', 'elements_page'],
] as const;

describe('every page', () => {
  for (const [polish, english, kind] of PAGES) {
    it(`answers ${polish} in both languages, as ${kind}`, async () => {
      const { send } = createVisitor();
      for (const [lang, path] of [
        ['pl', polish],
        ['en', english],
      ] as const) {
        await send(`/?lang=${lang}`);
        const response = await send(path);
        const page = await response.text();
        assert.equal(response.status, 200);
        assert.match(page, new RegExp(`<html lang="${lang}"`));
        assert.match(page, new RegExp(`<main id="content" class="${kind} wrap"`));
        assert.match(page, /<shop-config [^>]*accounts-url="http:\/\/localhost:8081\/"/);
        assert.match(page, /<shop-region-modal /);
        assert.equal(page.match(/<h1[ >]/g)?.length, 1);
      }
    });
  }

  it('has a policy against foreign scripts, with a new nonce each time', async () => {
    const { send } = createVisitor();
    const nonces = new Set<string>();
    for (let round = 0; round < 2; round++) {
      const response = await send('/');
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      nonces.add(nonce);
      assert.match(policy, /script-src 'self' 'nonce-[^']+';/);
      assert.match(policy, /connect-src 'self' http:\/\/localhost:8081;/);
      assert.match(policy, /object-src 'none'; base-uri 'none'$/);
      const page = await response.text();
      const scripts = page.match(
        /<script(?! type="application\/json")(?! type="module" src=)[^>]*>/g,
      );
      assert.deepEqual(new Set(scripts), new Set([`<script nonce="${nonce}">`]));
      assert.doesNotMatch(page, / style=| on(?!ce=)\w+=|<style/);
    }
    assert.equal(nonces.size, 2);
  });

  it('blocks its first paint on one stylesheet only (V26–V41)', async () => {
    const { text } = createVisitor();
    for (const [path] of PAGES) {
      const head = /<head>[\s\S]*<\/head>/.exec(await text(path))?.[0] ?? '';
      assert.equal(head.match(/<link rel="stylesheet"/g)?.length, 1, path);
    }
  });

  it('describes itself to search engines, with its URL in each language (V26–V41)', async () => {
    const { text } = createVisitor();
    for (const [path] of PAGES) {
      const page = await text(path);
      assert.match(page, /<meta name="description" content="[^"]{10,}">/, path);
      const alternates = page.match(
        /<link rel="alternate" hreflang="(?:pl|en)" href="http:[^"]+">/g,
      );
      assert.equal(alternates?.length, 2, path);
    }
  });

  it('links only to pages and files that exist', async () => {
    const { send, text } = createVisitor();
    const pages = await Promise.all(PAGES.map(([path]) => text(path)));
    const links = new Set(
      pages
        .flatMap((page) => [...page.matchAll(/ (?:href|src)="(\/[^"#]*)/g)])
        .map((match) => match[1] ?? ''),
    );
    assert.ok(links.size > 100);
    for (const link of links) {
      if (link.startsWith('/dist/')) continue;
      const { status } = await send(link.replaceAll('&amp;', '&'));
      assert.ok(status === 200 || status === 303, `${link} answers ${status}`);
    }
  });
});

describe('the language', () => {
  it('is remembered, and is set by the URL of a product', async () => {
    const { text } = createVisitor();
    assert.match(await text('/?lang=en'), /<html lang="en"/);
    assert.match(await text('/login.php'), /<html lang="en"/);
    assert.match(await text('/product-pl-101-x.html'), /<html lang="pl"/);
    assert.match(await text('/login.php'), /<html lang="pl"/);
  });
});

describe('text from outside', () => {
  it('is never markup', async () => {
    const { text, post } = createVisitor();
    const attack = '"><script>alert(1)</script>';
    const found = await text(`/search.php?text=${encodeURIComponent(attack)}`);
    const refused = await (await post('/client-new.php', { client_login: attack })).text();
    for (const page of [found, refused]) {
      assert.doesNotMatch(page, /<script>alert/);
      assert.match(page, /&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;/);
    }
  });
});
