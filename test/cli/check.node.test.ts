import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';

const COMMAND = join(import.meta.dirname, '../../dist/cli/shop-elements.js');
const REPOSITORY = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'shop-check-'));

/** Runs the command in a folder; its lines, and the code that it ends with. */
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

/** What the command tells of one page, without the name of its file. */
function faultsIn(html: string, path = 'page.html'): readonly string[] {
  write(path, html);
  const { lines } = run(['check', path]);
  return lines.slice(0, -1).map((line) => line.replace(`${path}:`, ''));
}

describe('shop-elements check', () => {
  after(() => rmSync(folder, { recursive: true }));

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

  it('ignores attributes of scripts, frameworks and template languages', () => {
    assert.deepEqual(
      faultsIn(
        '<shop-price onclick="x()" v-if="y" data-x value="{{ price }}" price-mask="<?= mask ?>">1</shop-price>',
      ),
      [],
    );
  });

  it('checks only names in a template, whose values are not those of the page', () => {
    assert.deepEqual(
      faultsIn(
        '<xsl:template><shop-map zoom="{$zoom}" colour="red">x</shop-map><shop-mapp>x</shop-mapp></xsl:template>',
        'map.xsl',
      ).map((fault) => fault.replace(/ See .*/, '')),
      [
        '1:15 [shop-map] colour: not an attribute of this tag.',
        '1:65 [shop] <shop-mapp>: there is no such tag; did you mean shop-map?',
      ],
    );
  });

  for (const empty of ['<shop-toasts/>', '<shop-toasts> </shop-toasts>']) {
    it(`reports ${empty} in a template, which XSLT may print as an open tag`, () => {
      assert.deepEqual(faultsIn(`<xsl:template>${empty}</xsl:template>`, 'toasts.xsl'), [
        '1:15 [shop-toasts] is empty, so that XSLT may print an open tag: write <xsl:text> </xsl:text> into it. See docs/tags/shop-toasts.md',
      ]);
    });
  }

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

  it('accepts the templates of this repository', () => {
    const { lines, status } = run(['check', 'demo', 'elements', 'xslt'], REPOSITORY);
    assert.match(lines.at(-1) ?? '', /^0 mistakes in \d{3} tags /);
    assert.equal(status, 0);
  });
});
