import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { type ArgumentNode, type FieldNode, parse } from 'graphql';
import {
  fragment,
  type GraphqlValue,
  graphql,
  graphqlCode,
  graphqlName,
  joinFragments,
} from '../../logic/wire/graphql/literals.ts';
import { MARKUP_PAYLOADS } from '../kit/payloads.ts';

/** The fields of a document that must be exactly one operation. */
function fieldsOf(document: string): readonly FieldNode[] {
  const { definitions } = parse(document);
  expect(definitions).to.have.length(1);
  const [operation] = definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('Expected an operation.');
  return operation.selectionSet.selections.filter((field) => field.kind === 'Field');
}

/** The value that a GraphQL server parses from the printed `value`. */
function roundTrip(value: GraphqlValue): unknown {
  const [field, ...others] = fieldsOf(graphql`{ field(value: ${value}) }`);
  expect(others).to.deep.equal([]);
  expect(field?.arguments).to.have.length(1);
  return field?.arguments?.[0] && read(field.arguments[0].value);
}

function read(node: ArgumentNode['value']): unknown {
  if (node.kind === 'ListValue') return node.values.map(read);
  if (node.kind === 'ObjectValue') {
    return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, read(value)]));
  }
  if (node.kind === 'NullValue') return null;
  if (node.kind === 'Variable') throw new Error('Expected no variable.');
  if (node.kind === 'IntValue' || node.kind === 'FloatValue') return Number(node.value);
  return node.value;
}

const anyText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('"', '\\', '"""', '\u2028', '\ud800', '😀', '}', '\n'),
  ),
});

describe('GraphQL literals', () => {
  it('round-trip any text, well-formed, in one field per alias (GQ-01)', () => {
    const check = fc.property(anyText, anyText, (name, street) => {
      const document = graphql`query { first: check(name: ${name}, street: ${street}) { code } second: check(name: ${street}) { code } }`;
      const [first, second, ...others] = fieldsOf(document);
      expect(others).to.deep.equal([]);
      expect(first?.arguments?.map(({ value }) => read(value))).to.deep.equal([
        name.toWellFormed(),
        street.toWellFormed(),
      ]);
      expect(second?.arguments?.map(({ value }) => read(value))).to.deep.equal([
        street.toWellFormed(),
      ]);
    });
    fc.assert(check, { numRuns: 10_000 });
  });

  it('round-trip any value (GQ-01)', () => {
    const key = fc.stringMatching(/^[_A-Za-z]\w{0,9}$/).filter((name) => name !== '__proto__');
    const { tree } = fc.letrec<{ tree: GraphqlValue; leaf: GraphqlValue }>((tie) => ({
      leaf: fc.oneof(
        fc.string(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
        fc.integer(),
        fc.constant(null),
      ),
      tree: fc.oneof(
        { maxDepth: 4 },
        tie('leaf'),
        fc.array(tie('tree')),
        fc.dictionary(key, tie('tree'), { noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        expect(roundTrip(value)).to.deep.equal(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 2000 },
    );
  });

  it('keep text that looks like the end of its argument inside the string (GQ-02)', () => {
    const attack = '"}) {id} evil: shoppingListCreate(x:"';
    expect(roundTrip(attack)).to.equal(attack);
    for (const payload of MARKUP_PAYLOADS) expect(roundTrip(payload)).to.equal(payload);
  });

  for (const text of [
    '"""',
    '\\',
    '\\\\"',
    'a\\',
    '\u0000\u0008\u001f\u007f',
    '\u2028\u2029',
    '',
  ]) {
    it(`round-trip ${JSON.stringify(text)} (GQ-03)`, () => {
      expect(roundTrip(text)).to.equal(text);
    });
  }

  it('replace lone surrogates, and accept a megabyte (GQ-03)', () => {
    expect(roundTrip('a\ud83d')).to.equal('a\ufffd');
    const long = '"\\'.repeat(500_000);
    expect(roundTrip(long)).to.equal(long);
  });

  it('reject values that GraphQL cannot express, without quoting them (GQ-03)', () => {
    expect(() => graphql`{ f(a: ${Number.NaN}) }`).to.throw('expected text, a finite number');
    expect(() => graphql`{ f(a: ${Number.POSITIVE_INFINITY}) }`).to.throw(TypeError);
    expect(() => graphql`{ f(a: ${{ 'secret name': 1 }}) }`)
      .to.throw('a field has an invalid name')
      .with.property('message')
      .that.does.not.contain('secret');
  });

  it('omit undefined fields of an object', () => {
    expect(graphql`{ f(a: ${{ city: 'Łódź', country: undefined }}) }`).to.equal(
      '{ f(a: {city:"Łódź"}) }',
    );
  });

  for (const code of ['PL', 'pl_PL', '1143020003', '0']) {
    it(`print the code ${code} without quotes (GQ-04)`, () => {
      const country = graphqlCode(code);
      expect(country && graphql`{ f(country: ${country}) }`).to.equal(`{ f(country: ${code}) }`);
    });
  }

  for (const code of [
    'PL){x}',
    'PL evil',
    '"PL"',
    'true',
    'false',
    'null',
    '__type',
    '🇵🇱',
    '',
    '01',
    '-1',
    '1.5',
    '1x',
    'PL\n',
    'A'.repeat(1024),
  ]) {
    it(`reject the code ${JSON.stringify(code.slice(0, 20))} (GQ-04)`, () => {
      expect(graphqlCode(code)).to.equal(undefined);
    });
  }

  it('escape a token, and accept only a name as the provider (GQ-08)', () => {
    const token = '"}) { status } evil(token: "';
    const login = graphqlName('loginByIAIAccountsToken');
    if (!login) throw new Error('Expected a name.');
    const [field, ...others] = fieldsOf(
      graphql`mutation { ${login}(token: ${token}) { status login } }`,
    );
    expect(others).to.deep.equal([]);
    expect(field?.name.value).to.equal('loginByIAIAccountsToken');
    expect(field?.arguments?.map(({ value }) => read(value))).to.deep.equal([token]);
    expect(graphqlName('loginBy) { evil }AccountsToken')).to.equal(undefined);
  });

  it('join the fields of a batch', () => {
    const fields = ['a', 'b'].map(
      (text) => fragment`${graphqlName(text) ?? text}: check(x: ${text})`,
    );
    expect(graphql`{ ${joinFragments(fields)} }`).to.equal('{ a: check(x: "a") b: check(x: "b") }');
  });

  it('never mistake data for a fragment', () => {
    const forged: GraphqlValue = JSON.parse('{"text": "evil"}');
    expect(graphql`{ f(a: ${forged}) }`).to.equal('{ f(a: {text:"evil"}) }');
  });
});
