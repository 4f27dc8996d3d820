import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { samplePage, sampleXml } from '../xslt/sample.ts';

const COMMAND = join(import.meta.dirname, '../../dist/cli/shop-elements.js');
const REPOSITORY = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'shop-check-'));

/** Runs the command in a folder; returns its output lines and its exit code. */
function run(args: readonly string[], cwd = folder) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { lines: stdout.trimEnd().split('\n'), stderr, status };
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The command's output for one page, without the file name. */
function faultsIn(html: string, path = 'page.html'): readonly string[] {
  write(path, html);
  const { lines } = run(['check', path]);
  return lines.slice(0, -1).map((line) => line.replace(`${path}:`, ''));
}

/** An output line without its position and its link. */
const messageOf = (line: string): string => line.replace(/^\S+ /, '').replace(/ See .*/, '');

after(() => rmSync(folder, { recursive: true }));

describe('shop-elements check', () => {
  it('reports the line, the column and the tag of each mistake, with the text of the development build', () => {
    assert.deepEqual(
      faultsIn(
        [
          '<main>',
          '  <shop-pric value="1"></shop-pric>',
          '  <p><shop-search min-length="2"></shop-search></p>',
          '  <shop-map zoom="abc"></shop-map>',
        ].join('\n'),
      ),
      [
        '2:3 [shop] <shop-pric>: there is no such tag; did you mean shop-price? See docs/tags/index.md',
        '3:6 [shop-search] min-length: not an attribute of this tag; did you mean minlength? See docs/tags/shop-search.md',
        '4:3 [shop-map] zoom="abc": expected a number, using 13. See docs/tags/shop-map.md',
      ],
    );
  });

  it('reads the data of a tag like the element', () => {
    const [fault = '', ...others] = faultsIn(
      '<shop-minicart><script type="application/json">{"products": [], "productsCounter": "x", "worth_formatted": "1 zł"}</script></shop-minicart>',
    );
    assert.match(fault, /^1:1 \[shop-minicart\] basket\.productsCounter: expected a whole number/);
    assert.deepEqual(others, []);
  });

  it('checks the names in a template, and the values that it does not fill in', () => {
    assert.deepEqual(
      faultsIn(
        '<xsl:template><shop-map zoom="{$zoom}" colour="red">x</shop-map><shop-mapp>x</shop-mapp><shop-map zoom="abc">x</shop-map></xsl:template>',
        'map.xsl',
      ).map((fault) => fault.replace(/ See .*/, '')),
      [
        '1:15 [shop-map] colour: not an attribute of this tag.',
        '1:65 [shop] <shop-mapp>: there is no such tag; did you mean shop-map?',
        '1:89 [shop-map] zoom="abc": expected a number, using 13.',
      ],
    );
  });

  it('tells where the browser moves the content of a template', () => {
    const [fault = ''] = faultsIn(
      '<xsl:template><p><shop-price value="1"><div>block</div></shop-price></p></xsl:template>',
      'price.xsl',
    );
    assert.match(fault, /is inside <p>, which <div> ends/);
  });

  for (const empty of ['<shop-toasts/>', '<shop-toasts> </shop-toasts>']) {
    it(`reports ${empty} in a template, which XSLT may print as an open tag`, () => {
      assert.deepEqual(faultsIn(`<xsl:template>${empty}</xsl:template>`, 'toasts.xsl'), [
        '1:15 [shop-toasts] is empty, so that XSLT may print an open tag: write <xsl:text> </xsl:text> into it. See docs/tags/shop-toasts.md',
      ]);
    });
  }
});

describe('shop-elements check: mistakes in HTML', () => {
  for (const [what, html] of [
    ['a tag that closes itself', '<shop-price value="1"/>'],
    ['a tag without its end', '<p><shop-price value="1"></p>'],
  ] as const) {
    it(`reports ${what}`, () => {
      const faults = faultsIn(html);
      assert.equal(faults.length, 1);
      assert.match(faults[0] ?? '', /<\/shop-price>/);
    });
  }

  for (const [html, fault] of [
    [
      '<p><shop-menu><ul><li><a href="/a">A</a></li></ul></shop-menu></p>',
      '[shop-menu] is inside <p>, which <ul> ends, so the browser moves <ul> out of this tag; put the tag outside of <p>.',
    ],
    [
      '<a href="/"><b><shop-minicart><a href="/b">Basket</a></shop-minicart></b></a>',
      '[shop-minicart] is inside <a>, which <a> ends, so the browser moves <a> out of this tag; put the tag outside of <a>.',
    ],
    [
      '<table><shop-price value="1">1</shop-price><tr><td>2</td></tr></table>',
      '[shop-price] is inside <table>, but in no cell, so the browser moves it before the table; put it into a cell.',
    ],
    [
      '<table><tbody><shop-field><tr><td><input name="a"></td></tr></shop-field></tbody></table>',
      '[shop-field] is inside <table>, but in no cell, so the browser moves it before the table; put it into a cell.',
    ],
  ] as const) {
    it(`reports how the parser changes ${html} [AU9]`, () => {
      assert.deepEqual(faultsIn(html).map(messageOf), [fault]);
    });
  }

  for (const [html, fault] of [
    [
      '<shop-field>City</shop-field>',
      '[shop-field] expected an <input>, <select> or <textarea> in it; without it the tag has no effect.',
    ],
    [
      '<shop-menu>Menu</shop-menu>',
      '[shop-menu] expected a list of links in it; without it the tag has no effect.',
    ],
    [
      '<shop-select>Size</shop-select>',
      '[shop-select] expected a <select> of one value in it; without it the tag has no effect.',
    ],
    [
      '<shop-form>Login</shop-form>',
      '[shop-form] expected a <form> in it; without it the tag has no effect.',
    ],
    [
      '<shop-config></shop-config><shop-config></shop-config>',
      '[shop-config] is the second of the page; expected one: the first one configures the page.',
    ],
    [
      '<shop-minicart><p slot="products">Mug</p></shop-minicart>',
      '[shop-minicart] slot="products": not a slot of this tag; did you mean product?',
    ],
    [
      '<shop-map><ul><li data-lat="north" data-lng="21">Warszawa</li></ul></shop-map>',
      '[shop-map] addresses[0].lat: expected a number from -90 to 90 but got "north", leaving it out.',
    ],
    [
      '<shop-price value="1"><script type="text/json">{}</script></shop-price>',
      '[shop-price] <script type="text/json"> is not read; expected application/json.',
    ],
    [
      '<svg><shop-price value="1">1</shop-price></svg>',
      '[shop-price] is inside <svg>, where it is no HTML element; put it outside of <svg>.',
    ],
    [
      '<script src="/shop/autoloader.js"></script>',
      '[shop] <script>: expected type="module"; without it no tag is defined.',
    ],
    [
      '<script>\nimport { toast } from "/shop-elements/functions.js";</script>',
      '[shop] <script>: expected type="module"; without it no tag is defined.',
    ],
    [
      '<button><shop-list-button product-id="5"></shop-list-button></button>',
      '[shop-list-button] is inside <button>, which receives its clicks; put it beside that element.',
    ],
    [
      '<shop-slider><div><p>1</p><p>2</p></div></shop-slider>',
      '[shop-slider] contains one element with all slides; expected each slide as a child of the tag.',
    ],
    [
      '<shop-search><template slot="product"><b data-field="title"></b></template></shop-search>',
      '[shop-search] <template slot="product"> has data-field="title", expected one of: name, link, image, price; the element stays hidden.',
    ],
    [
      '<shop-modal onshop-modal-open="count()">x</shop-modal>',
      "[shop-modal] onshop-modal-open: not an attribute of this tag, and HTML listens to no such event; expected addEventListener('shop-modal-open', …) in a script.",
    ],
  ] as const) {
    it(`reports ${html}, as the console does [AU10]`, () => {
      assert.deepEqual(faultsIn(html).map(messageOf), [fault]);
    });
  }
});

describe('shop-elements check: correct markup', () => {
  it('accepts correct markup and what only the page can decide', () => {
    for (const html of [
      '<shop-price>from 1 zł</shop-price>',
      '<shop-field>{{ input }}</shop-field>',
      '<template><shop-config></shop-config></template><shop-config></shop-config>',
      '<script type="module" src="/shop/autoloader.js"></script><script type="importmap">{}</script>',
      '<svg><foreignObject><shop-price value="1">1</shop-price></foreignObject></svg>',
      '<ul><li><shop-price value="1">1</shop-price><li>Two</ul>',
      '<table><tr><td><shop-price value="1">1</shop-price></td></tr></table>',
      '<shop-form><form><shop-field><input name="a"></shop-field><button>Send</button></form></shop-form>',
    ]) {
      assert.deepEqual(faultsIn(html), [], html);
    }
  });

  it('ignores attributes of scripts, frameworks and template languages', () => {
    assert.deepEqual(
      faultsIn(
        '<shop-price onclick="x()" v-if="y" data-x value="{{ price }}" price-mask="<?= mask ?>">1</shop-price>',
      ),
      [],
    );
  });

  for (const page of ['product', 'listing'] as const) {
    it(`accepts the page that templates print from the sample ${page}.xml [AU11]`, async () => {
      assert.deepEqual(faultsIn(await samplePage('html', sampleXml(page)), `${page}.html`), []);
    });
  }

  it('accepts the templates of this repository', () => {
    const { lines } = run(['check', 'demo', 'elements', 'xslt'], REPOSITORY);
    // each section of an examples file is a separate page
    const faults = lines.slice(0, -1).filter((line) => !line.includes('is the second of the page'));
    assert.deepEqual(faults, []);
    assert.match(lines.at(-1) ?? '', / in \d{3} tags /);
  });
});

describe('shop-elements check: files and exit codes', () => {
  it('searches folders, counts, and exits with 1 if there are mistakes', () => {
    write('theme/a.html', '<shop-price value="1">1</shop-price>');
    write('theme/parts/b.htm', '<shop-prize></shop-prize>');
    write('theme/notes.txt', '<shop-prize></shop-prize>');
    const { lines, status } = run(['check', 'theme']);
    assert.match(lines[0] ?? '', /^theme\/parts\/b\.htm:1:1 /);
    assert.deepEqual(lines.slice(1), ['1 mistake in 2 tags of 2 files.']);
    assert.equal(status, 1);
  });

  it('exits with 0 if there are no mistakes', () => {
    const { lines, status } = run(['check', 'theme/a.html']);
    assert.deepEqual(lines, ['0 mistakes in 1 tag of 1 file.']);
    assert.equal(status, 0);
  });

  it('exits with 2 and an explanation if there is nothing to check', () => {
    const missing = run(['check', 'nowhere.html']);
    assert.match(missing.stderr, /nowhere\.html/);
    assert.equal(missing.status, 2);
    const bare = run([]);
    assert.match(bare.stderr, /^Usage: shop-elements check/);
    assert.equal(bare.status, 2);
  });
});
