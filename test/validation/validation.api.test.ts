import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { type FieldNode, type ObjectValueNode, parse, type ValueNode, visit } from 'graphql';
import { markerOf } from '../../logic/platform/later/graphql/operation.ts';
import {
  FIELD_TYPES,
  type FieldPartners,
  type FieldReading,
  type FieldType,
} from '../../logic/validation/fields/field.ts';
import { fieldAliases } from '../../logic/validation/later/validate-on-platform.atoms.ts';
import { validateClientData } from '../../logic/validation/later/validation.api.ts';
import { POLAND, reading, withPartners } from './validation.fixtures.ts';

function documentOf(...readings: readonly FieldReading[]): string {
  const aliases = readings[1] ? fieldAliases(readings.map(({ id }) => id)) : [];
  return validateClientData.document(
    readings.map((field, index) => ({ reading: field, alias: aliases[index] })),
  );
}

/** The fields of a document that must be exactly one query. */
function fieldsOf(document: string): readonly FieldNode[] {
  const [operation, ...others] = parse(document).definitions;
  expect(others).to.deep.equal([]);
  if (operation?.kind !== 'OperationDefinition') throw new Error('Expected an operation.');
  expect(operation.operation).to.equal('query');
  return operation.selectionSet.selections.map((field) => {
    if (field.kind !== 'Field') throw new Error('Expected a field.');
    return field;
  });
}

/** The value that a server reads; an enum value or a number is `{code}`. */
function read(node: ValueNode): unknown {
  if (node.kind === 'ObjectValue') return readObject(node);
  if (node.kind === 'EnumValue' || node.kind === 'IntValue') return { code: node.value };
  return node.kind === 'StringValue' ? node.value : expect.fail(node.kind);
}

const readObject = ({ fields }: ObjectValueNode): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, value }) => [name.value, read(value)]));

function inputOf(field: FieldNode | undefined): unknown {
  const [argument, ...others] = field?.arguments ?? [];
  expect(others).to.deep.equal([]);
  expect(argument?.name.value).to.equal('ClientDataInput');
  return argument && read(argument.value);
}

const sent = (type: FieldType, value: string, partners: FieldPartners = {}): unknown =>
  inputOf(fieldsOf(documentOf(withPartners(type, value, partners)))[0]);

const selected = (field: FieldNode | undefined): string[] => {
  const names: string[] = [];
  for (const selection of field?.selectionSet?.selections ?? [])
    visit(selection, { Field: ({ name }) => void names.push(name.value) });
  return names;
};

const billing = (data: object) => ({ clientData: { clientBillingData: data } });
const country = { code: POLAND };

describe('the query that checks fields', () => {
  it('is valid for the platform, with a timeout of eight seconds', () => {
    const { name, kind, timeoutMs } = validateClientData;
    expect({ name, kind, timeoutMs }).to.deep.equal({
      name: 'validateClientData',
      kind: 'query',
      timeoutMs: 8000,
    });
    expect(markerOf(validateClientData)).to.equal('query=validateClientData');
  });

  it('contains several fields, each with an alias (FO-25)', () => {
    const readings = [
      reading('city', 'Łódź', { id: 'client-city' }),
      reading('email', 'a@b', { id: 'client[email]' }),
    ];
    expect(documentOf(...readings)).to.equal(
      'query { client_city: validateClientData(ClientDataInput: {clientData:{clientBillingData:{city:"Łódź"}}}) { messages { code message } } client_email_: validateClientData(ClientDataInput: {clientData:{email:"a@b"}}) { messages { code message } clientExists } }',
    );
  });

  it('requests whether a customer exists only for an e-mail address', () => {
    const types = FIELD_TYPES.filter((type) =>
      selected(fieldsOf(documentOf(reading(type, 'x')))[0]).includes('clientExists'),
    );
    expect(types).to.deep.equal(['email', 'phone email']);
  });

  it('requests a free login only for a login (S4)', () => {
    const types = FIELD_TYPES.filter((type) =>
      selected(fieldsOf(documentOf(reading(type, 'x')))[0]).includes('clientProposedLogin'),
    );
    expect(types).to.deep.equal(['login']);
  });
});

describe('ClientDataInput', () => {
  it('has a key for each kind', () => {
    expect(sent('firstname', 'Anna')).to.deep.equal(billing({ firstname: 'Anna' }));
    expect(sent('lastname', 'Nowak')).to.deep.equal(billing({ lastname: 'Nowak' }));
    expect(sent('additional', 'Sklep')).to.deep.equal(billing({ companyName: 'Sklep' }));
    expect(sent('firm', 'Sklep')).to.deep.equal(billing({ companyName: 'Sklep' }));
    expect(sent('city', 'Łódź')).to.deep.equal(billing({ city: 'Łódź' }));
    expect(sent('email', 'a@b')).to.deep.equal({ clientData: { email: 'a@b' } });
    expect(sent('birthdate', '1990-01-31')).to.deep.equal({
      clientData: { birthDate: '1990-01-31' },
    });
  });

  it('has the country if it matters', () => {
    const partners = { country: POLAND };
    expect(sent('zipcode', '00-950', partners)).to.deep.equal(
      billing({ zipcode: '00-950', country }),
    );
    expect(sent('street', 'Polna 1', partners)).to.deep.equal(
      billing({ street: 'Polna 1', country }),
    );
    expect(sent('phone', '600700800', partners)).to.deep.equal(
      billing({ phone: '600700800', country }),
    );
    expect(sent('nip', '5260250274', partners)).to.deep.equal({
      clientData: { clientBillingData: { country }, taxNumber: '5260250274' },
    });
    expect(sent('city', 'Łódź', partners)).to.deep.equal(billing({ city: 'Łódź' }));
  });

  it('has the country as a name without quotes, and no other text (GQ-04)', () => {
    expect(documentOf(withPartners('zipcode', '1', { country: 'PL' }))).to.contain('country:PL}');
    for (const text of ['PL){x}', 'PL evil', '"PL"', 'true', 'null', '__type', '🇵🇱', '', '01']) {
      expect(sent('zipcode', '1', { country: text }), text).to.deep.equal(
        billing({ zipcode: '1' }),
      );
      expect(sent('nip', '1', { country: text }), text).to.deep.equal({
        clientData: { taxNumber: '1' },
      });
    }
  });

  it('classifies typed text as phone number or e-mail address (FO-07)', () => {
    expect(sent('phone email', '+48 22', { country: POLAND })).to.deep.equal(
      billing({ phone: '+48 22', country }),
    );
    expect(sent('phone email', 'a@b', { country: POLAND })).to.deep.equal({
      clientData: { email: 'a@b' },
    });
  });

  it('has login and password together if both exist (FO-08)', () => {
    const login = { login: 'anna' };
    expect(sent('login', 'anna', { password: 'secret' })).to.deep.equal({
      loginAndPassword: { ...login, password: 'secret' },
    });
    expect(sent('login', 'anna', { password: '' })).to.deep.equal({ loginAndPassword: login });
    expect(sent('password', 'secret', login)).to.deep.equal({
      loginAndPassword: { ...login, password: 'secret' },
    });
    expect(sent('password', 'secret')).to.deep.equal({ loginAndPassword: { password: 'secret' } });
  });
});

const anyText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('"', '\\', '"""', '\u2028', '\ud800', '😀', '}', '\n', ' '),
  ),
});
const AS_TYPED = [
  'firstname',
  'lastname',
  'additional',
  'firm',
  'nip',
  'zipcode',
  'city',
  'email',
  'birthdate',
  'login',
  'password',
] as const;

/** Every string of a document. */
function stringsOf(node: FieldNode): string[] {
  const strings: string[] = [];
  visit(node, { StringValue: ({ value }) => void strings.push(value) });
  return strings;
}

describe('any field values', () => {
  it('form one query with one selection per alias, and round-trip (GQ-01)', () => {
    const anyReading = fc
      .record({ id: anyText, type: fc.constantFrom(...AS_TYPED), value: anyText, country: anyText })
      .map(({ country: place, ...field }) =>
        reading(field.type, field.value, { id: field.id, partners: { country: place } }),
      );
    const check = fc.property(fc.array(anyReading, { minLength: 1, maxLength: 6 }), (readings) => {
      const fields = fieldsOf(documentOf(...readings));
      const aliases = readings[1] ? fieldAliases(readings.map(({ id }) => id)) : [];
      expect(fields.map(({ alias }) => alias?.value)).to.deep.equal(
        readings.map((_, index) => aliases[index]?.text),
      );
      expect(fields.map(({ name }) => name.value)).to.deep.equal(
        readings.map(() => 'validateClientData'),
      );
      expect(fields.map(stringsOf)).to.deep.equal(
        readings.map(({ value }) => [value.toWellFormed()]),
      );
    });
    fc.assert(check, { numRuns: 3000 });
  });
});
