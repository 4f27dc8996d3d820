import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import '../../build/node-css.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** The scripts of a build by their paths in it; the other two builds and the command are in subfolders of `dist/`. */
function scriptsOf(build: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(ROOT, build), { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js') && !/^(?:cli|lite|dev)\//.test(file));
  return new Map(scripts.map((file) => [file, readFileSync(join(ROOT, build, file), 'utf8')]));
}

/** Attributes of HTML that only the warnings know. */
const HTML_ATTRIBUTES = ['accesskey', 'writingsuggestions'];

/** All texts of a tag, at any depth. */
const textsIn = (docs: unknown): readonly string[] =>
  typeof docs === 'string' ? [docs] : Object.values(Object(docs)).flatMap(textsIn);

describe('the docs for theme authors', () => {
  let docs: Readonly<Record<string, AnyDocs>> = {};
  let texts: readonly string[] = [];

  before(async () => {
    ({ docs } = await import('../../elements/docs.ts'));
    // sentences only: a few words may occur in any message
    texts = textsIn(docs).filter((text) => text.includes(' ') && text.endsWith('.'));
  });

  for (const build of ['dist', 'dist/lite']) {
    it(`are not part of ${build}, which shoppers download`, () => {
      assert.ok(texts.length > 300);
      for (const [file, code] of scriptsOf(build)) {
        // except what the warnings use
        const found = [...texts, ...HTML_ATTRIBUTES].filter((text) => code.includes(text));
        assert.deepEqual(found, [], file);
      }
    });
  }

  it('are part of dist/dev, whose warnings use them', () => {
    const code = [...scriptsOf('dist/dev').values()].join('\n');
    assert.ok(code.includes(docs['shop-minicart']?.summary.en ?? 'missing'));
  });

  it('begin with their subject, and end like sentences', () => {
    assert.deepEqual(
      texts.filter((text) => text.startsWith('What ')),
      [],
    );
    const descriptions = Object.values(docs).flatMap(
      ({ attributes, mistakes, summary, events, methods, computed, ...docs }) => [
        ...Object.values(attributes ?? {}).map((text) =>
          typeof text === 'string' ? text : text.description,
        ),
        ...(mistakes ?? []).map(({ text }) => text),
        ...textsIn([summary, events, methods, computed]),
        ...textsIn([docs.slots, docs.parts, docs.states, docs.cssProperties]),
      ],
    );
    assert.deepEqual(
      descriptions.filter((text) => !text.endsWith('.')),
      [],
    );
  });

  it('describe valid values unless the kind of the attribute does', async () => {
    const { declarations } = await import('../../elements/declarations.ts');
    const { expectationOfKind } = await import('../../elements/declare/expectations.ts');
    const undescribed = declarations.flatMap(({ tag, attributes }) =>
      Object.entries(attributes)
        .filter(([prop, attribute]) => {
          const described = docs[tag]?.attributes?.[prop];
          const details = typeof described === 'object' ? described : undefined;
          const isUnclear = details?.usual || !expectationOfKind(attribute);
          return isUnclear && !details?.expected;
        })
        .map(([prop]) => `${tag} ${prop}`),
    );
    assert.deepEqual(undescribed, []);
  });
});
