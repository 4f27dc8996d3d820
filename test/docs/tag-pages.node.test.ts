import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTag } from '../../build/docs/read-tag.ts';
import { tagPage } from '../../build/docs/tag-page.ts';
import '../../build/node-css.mjs';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import { eventName, kebab } from '../../elements/declare/names.ts';
import { fencesOf, withoutCode } from '../kit/fences.ts';

// they import stylesheets
const { declarations } = await import('../../elements/declarations.ts');

const WEIGHT = { build: 'React', base: 90 * 1024, first: 2048 };
const sourceOf = (declaration: AnyDeclaration) => readTag(declaration, [WEIGHT]);
const pageOf = (declaration: AnyDeclaration): string => tagPage(sourceOf(declaration)).join('\n');

const ANCHOR = /<a id="([^"]+)">|\{#([^}]+)\}/g;
const OURS =
  /^<\/?div(?: class="calls")?>$|<\/?a(?: id="[^"]+")?>|<\/?p(?: class="in-polish" lang="pl")?>|<span class="swatch" style="[^"]+"><\/span>/gm;

describe('the page of a tag', () => {
  const all: readonly AnyDeclaration[] = declarations;
  for (const declaration of all) {
    const { tag, attributes, events, methods } = declaration;
    const { docs, examples } = sourceOf(declaration);
    const page = pageOf(declaration);

    it(`names every attribute, event, method, slot, part and state of <${tag}>`, () => {
      const names = [
        ...Object.keys(attributes).map((prop) => `<a id="attribute-${kebab(prop)}">`),
        ...Object.keys(events).map((prop) => `\`${eventName(tag, prop)}\``),
        ...Object.keys(methods).map((name) => `\`${name}(`),
        ...Object.keys(docs.slots ?? {}).map((name) => (name ? `slot="${name}"` : '| children |')),
        ...Object.keys(docs.parts ?? {}).map((name) => `\`${tag}::part(${name})\``),
        ...Object.keys(docs.states ?? {}).map((name) => `\`${tag}:state(${name})\``),
        ...Object.keys(docs.cssProperties ?? {}).map((name) => `\`${name}\``),
      ];
      assert.deepEqual(
        names.filter((name) => !page.includes(name)),
        [],
      );
    });

    it(`has every example of <${tag}>, the first one at the top`, () => {
      const [first, ...further] = examples;
      const live = fencesOf(page).filter(({ info }) => info.startsWith(' live'));
      assert.deepEqual(
        live.map(({ code }) => code.trim()),
        [first, ...further].map((example) => example?.html.en.trim()),
      );
      assert.ok(page.indexOf('```html live') < page.indexOf('\n## '));
    });

    it(`escapes <${tag}> for Vue, and has unique anchors`, () => {
      // text that Vue would parse as markup or as an expression
      const rest = withoutCode(page).replace(OURS, '');
      assert.doesNotMatch(rest, /<[a-z/]/i);
      assert.doesNotMatch(rest, /\{\{/);
      const anchors = [...page.matchAll(ANCHOR)].map(([, row, heading]) => row ?? heading);
      assert.deepEqual(anchors, [...new Set(anchors)]);
    });
  }

  it('gives required attributes, defaults, and values inherited from the page', () => {
    const page = declarations.map(pageOf).join('\n');
    assert.match(page, /^\| <a id="attribute-src"><\/a>`src` \*\*required\*\*/m);
    assert.match(page, /`href` \| text \| `'\/basketedit.php'` \|/);
    assert.match(
      page,
      /`'gross' \\\| 'net'` \| `'gross'` \|.*Defaults to that of \[`<shop-config>`\]/,
    );
  });

  it('does not call an attribute required that a followed product replaces', () => {
    const button = all.find(({ tag }) => tag === 'shop-list-button');
    assert.ok(button);
    assert.doesNotMatch(pageOf(button), /`product-id` \*\*required/);
  });

  it('gives the attributes that a field of a form has in HTML', () => {
    const picker = all.find(({ tag }) => tag === 'shop-date-picker');
    assert.ok(picker);
    assert.match(pageOf(picker), /<a id="attribute-disabled"><\/a>`disabled` \| boolean/);
  });

  it('gives a limit once, and escapes braces, which VitePress would read as attributes', () => {
    const page = declarations.map(pageOf).join('\n');
    assert.match(
      page,
      /`max-zoom` \| number \| `18` \| The closest zoom of the tiles, from 3 to 22\. \|/,
    );
    assert.match(page, /\| a URL with `\{z\}`, `\{x\}` and `\{y\}` \|/);
    assert.doesNotMatch(page, /\{\w+\} \|/);
  });

  it('links to the blocks of the default theme', () => {
    const page = declarations.map(pageOf).join('\n');
    assert.match(page, /^- \[Basket in the header\]\(\.\.\/blocks\/basket\.md\)$/m);
  });

  it('links to guides, and from a state to its example', () => {
    const page = declarations.map(pageOf).join('\n');
    assert.match(page, /^- Guides: .*\[Product page\]\(\.\.\/guide\/product-page\.md\)/m);
    assert.match(page, /^\| `shop-choice:state\(sold-out\)` \| .* \[Example\]\(#[\w-]+\)\. \|$/m);
  });

  it('ends with schemas, sources and the version, after examples and attributes', () => {
    const page = declarations.map(pageOf).join('\n');
    assert.match(page, /^- Schemas: \[basket\.json\]\(\.\.\/dist\/schemas\/basket\.json\)$/m);
    assert.match(page, /^- Sources: `elements\/tags\/minicart`, `react\/minicart`$/m);
    const [price = ''] = all.filter(({ tag }) => tag === 'shop-price').map(pageOf);
    const order = ['```html live', '## Attributes', '## Examples', '## See also', '## Size'];
    const places = order.map((text) => price.indexOf(`\n${text}`));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.ok(!places.includes(-1));
  });

  it('says what an event can prevent, describes each method, and links to failures', () => {
    const page = declarations.map(pageOf).join('\n');
    assert.match(
      page,
      /^\| `shop-drawer-close` \| before \| .* After `preventDefault\(\)` the panel stays open\. \|/m,
    );
    for (const method of ['show', 'hide', 'refresh'])
      assert.ok(page.includes(`<button commandfor="my-tag" command="--${method}">…</button>`));
    assert.match(page, /^Examples: .*\[The basket fails to load\]\(#failure\)\.$/m);
  });

  it('shows how a template prints the tag or its content, and its size', () => {
    const page = declarations.map(pageOf).join('\n');
    assert.match(
      page,
      /^Call it inside the tag\. It reads the product.*\n\n```xml\n.*"shop:product-data"/m,
    );
    assert.match(page, /<xsl:call-template name="shop:minicart"\/>/);
    assert.match(page, /^\| `size-from` \|/m);
    assert.match(page, /^\| React \| 90\.0 \| 2\.0 \|$/m);
  });
});
