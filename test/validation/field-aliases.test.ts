import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { fieldAliases } from '../../logic/validation/later/validate-on-platform.atoms.ts';

const aliasesOf = (...ids: string[]): string[] => fieldAliases(ids).map(({ text }) => text);

describe('the GraphQL aliases of fields', () => {
  const ALIASES: readonly (readonly [string, string])[] = [
    ['client-firstname', 'client_firstname'],
    ['client_phone', 'client_phone'],
    ['a[b]', 'a_b_'],
    ['1x', '_1x'],
    ['__x', '_x'],
    ['--x', '_x'],
    ['a b', 'a_b'],
    ['', 'field'],
    ['ulica_ść', 'ulica___'],
    ['😀', 'field'],
    ['_', 'field'],
    ['_x', '_x'],
    ['true', 'true_2'],
    ['null', 'null_2'],
    ['constructor', 'constructor_2'],
    ['prototype', 'prototype_2'],
    ['toString', 'toString_2'],
    ['size', 'size'],
  ];

  for (const [id, alias] of ALIASES) {
    it(`map ${JSON.stringify(id)} to ${alias} (GQ-06)`, () => {
      expect(aliasesOf(id)).to.deep.equal([alias]);
    });
  }

  it('number collisions (GQ-06)', () => {
    expect(aliasesOf('a-b', 'a b', 'a_b_2', 'a_b', '', '')).to.deep.equal([
      'a_b',
      'a_b_2',
      'a_b_2_2',
      'a_b_3',
      'field',
      'field_2',
    ]);
  });

  it('are distinct for any ids (GQ-06)', () => {
    const id = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '_', '__', 'a-b', 'a b'),
    );
    fc.assert(
      fc.property(fc.array(id, { maxLength: 30 }), (ids) => {
        const aliases = aliasesOf(...ids);
        expect(new Set(aliases).size).to.equal(ids.length);
        expect(aliases.filter((alias) => !/^(?!__)[A-Za-z_]\w{0,63}$/.test(alias))).to.deep.equal(
          [],
        );
      }),
      { numRuns: 500 },
    );
  });

  it('are cut for an endless id (GQ-06)', () => {
    const [first, second] = aliasesOf('x'.repeat(1_000_000), 'x'.repeat(64));
    expect(first).to.equal('x'.repeat(40));
    expect(second).to.equal(`${'x'.repeat(40)}_2`);
  });
});
