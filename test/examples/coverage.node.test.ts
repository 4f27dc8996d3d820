import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { elementKeys } from '../../build/element-entries.mjs';
import { examplesOf } from '../../build/examples/examples-of.ts';
import { writtenTags } from '../../cli/check/written-tags.ts';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { eventName, kebab } from '../../elements/declare/names.ts';
import { UNSHOWN_STATES } from './exceptions.ts';
import '../../build/node-css.mjs';

/** The documentation of a slot that the tag fills itself. */
const FILLED_BY_THE_TAG = /inserted by the tag/;

const markupOf = (key: string): string =>
  examplesOf(key)
    .map(({ html }) => html.en)
    .join('\n');

/** The props of a tag that its examples set, as attributes or by a child script. */
function setProps({ tag, attributes }: AnyDeclaration, markup: string): readonly string[] {
  const tags = writtenTags(markup).filter((one) => one.tag.localName === tag);
  return Object.entries(attributes).flatMap(([prop, { child }]) =>
    tags.some((one) => one.tag.hasAttribute(kebab(prop)) || (child && one.childData !== undefined))
      ? [prop]
      : [],
  );
}

describe('the examples show', () => {
  let declarations: readonly AnyDeclaration[] = [];
  let docs: Readonly<Record<string, AnyDocs>> = {};

  before(async () => {
    ({ declarations } = await import('../../elements/declarations.ts'));
    ({ docs } = await import('../../elements/docs.ts'));
  });

  for (const key of elementKeys) {
    const tag = `shop-${key}`;
    const declared = () => declarations.find((one) => one.tag === tag) ?? assert.fail();
    const markup = markupOf(key);

    it(`each attribute of ${tag}`, () => {
      const declaration = declared();
      assert.deepEqual(setProps(declaration, markup), Object.keys(declaration.attributes));
    });

    it(`each event and each method of ${tag}`, () => {
      const { events, methods } = declared();
      const names = [
        ...Object.keys(events).map((prop) => eventName(tag, prop)),
        ...Object.keys(methods).map((name) => `.${name}(`),
      ];
      const commands = (name: string) => name.replace(/^\.(\w+)\($/, 'command="--$1"');
      assert.deepEqual(
        names.filter((name) => !markup.includes(name) && !markup.includes(commands(name))),
        [],
      );
    });

    it(`each slot of ${tag}`, () => {
      const slots = Object.entries(docs[tag]?.slots ?? {}).filter(
        ([name, text]) => name !== '' && !FILLED_BY_THE_TAG.test(text),
      );
      assert.deepEqual(
        slots.filter(([name]) => !markup.includes(`slot="${name}"`)),
        [],
      );
    });

    it(`each state of ${tag}, or give a reason why not`, () => {
      const shown = examplesOf(key).flatMap(({ states }) => states);
      const unshown = Object.keys(UNSHOWN_STATES[key] ?? {});
      const states = Object.keys(docs[tag]?.states ?? {});
      assert.deepEqual([...new Set([...shown, ...unshown])].sort(), states.sort());
      assert.deepEqual(
        unshown.filter((state) => shown.includes(state)),
        [],
      );
    });
  }
});
