import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { picturesIn } from '../../build/docs/pictures.ts';
import { elementKeys } from '../../build/element-entries.mjs';
import { examplesOf } from '../../build/examples/examples-of.ts';
import { frameHtml } from '../../docs/site/.vitepress/theme/frame.ts';

const pageOf = (code: string): string =>
  frameHtml({
    code,
    lang: 'en',
    dir: 'ltr',
    scheme: 'light',
    platform: '{}',
    site: 'https://example.org/tags/docs/',
  });

describe('the pictures of the examples', () => {
  const pages = elementKeys.flatMap((key) => examplesOf(key).map(({ html }) => html.en));

  it('are all generated for the documentation', () => {
    const wanted = pages.join('\n').match(/(?<=\/)img\/[^"#]+/g) ?? [];
    assert.ok(wanted.length > 20);
    assert.deepEqual([...picturesIn(pages).keys()].sort(), [...new Set(wanted)].sort());
  });

  it('are those beside the pages, wherever the site is hosted', () => {
    const page = pageOf('<img src="/img/102-large.svg" alt="">');
    assert.match(page, /<base href="https:\/\/example.org\/tags\/docs\/">/);
    assert.match(page, /<img src="img\/102-large\.svg" alt="">/);
  });

  it('are generated in the frame if they are map tiles', () => {
    const script = '<script src="tiles.js"></script>';
    assert.ok(pageOf('<shop-map tile-url="/tiles/{z}/{x}/{y}.svg"></shop-map>').includes(script));
    assert.ok(!pageOf('<shop-price value="1"></shop-price>').includes(script));
  });
});
