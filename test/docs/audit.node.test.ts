import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const audit = readFileSync('docs/audit.md', 'utf8');
const specification = readFileSync('docs/specification.md', 'utf8');

/** A row: where the code decides the statement, and the test that proves it. */
const ROW = /^\| (.+) \| `([^`]+)` \| `([^`]+)`: “(.+)” \|$/gm;
const rows = [...audit.matchAll(ROW)].map(
  ([, statement = '', where = '', test = '', title = '']) => ({ statement, where, test, title }),
);

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

describe('docs/audit.md', () => {
  it('has nothing but rows of its form', () => {
    const lines = matches(audit, /^(\|.*)$/gm).filter(
      (line) => !/^\| (?:statement|--)|^\|--/.test(line),
    );
    assert.equal(rows.length, lines.length);
  });

  it('has each part of the specification that has a heading', () => {
    const parts = matches(specification, /^<a id="(s\d[\w-]*)"><\/a>\n###? /gm);
    const audited = matches(audit, /^## \[.+\]\(specification\.md#(s[\w-]+)\)$/gm);
    const chapters = /^s\d$/;
    assert.deepEqual(
      parts.filter((part) => !chapters.test(part) && !audited.includes(part)),
      [],
    );
  });

  it('names files that exist', () => {
    const lost = rows
      .flatMap(({ where, test }) => [where, test])
      .filter((path) => !existsSync(path));
    assert.deepEqual(lost, []);
  });

  it('names tests by their titles', () => {
    const lost = rows.filter(({ test, title }) => !readFileSync(test, 'utf8').includes(title));
    assert.deepEqual(lost, []);
  });
});
