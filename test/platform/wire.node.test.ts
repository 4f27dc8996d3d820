import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Kind, parse, validate } from 'graphql';
import { schemaFrom } from '../../demo/platform/graphql/schema.ts';
import { FIELD_TYPES } from '../../logic/validation/fields/field.ts';
import { graphqlName } from '../../logic/wire/graphql/literals.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Values for the variables of every operation. */
const VARIABLES = {
  id: '7',
  listId: '3',
  productId: '7',
  sizeId: 'M',
  size: 'M',
  additional: '5',
  quantity: 1.5,
  name: 'Lista',
  text: 'kubek',
  limit: 6,
  token: 'secret',
  code: 'LATO',
  email: 'jan@example.com',
  zones: [{ page: 'main', zone: 'zone1', products: ['101'] }],
  priceType: 'gross',
};

const QUESTIONS = FIELD_TYPES.filter((type) => !['iban', 'select', 'checkbox'].includes(type)).map(
  (type) => ({
    alias: graphqlName(type.replace(/\W/g, '_')),
    reading: {
      id: type,
      type,
      value: 'x',
      isRequired: true,
      partners: { country: '1143020003', login: 'anna', password: 'x', houseNumber: '1' },
    },
  }),
);

type Exported = Readonly<Record<string, unknown>>;

const isOperation = (value: unknown): value is { document(variables: unknown): string } =>
  typeof value === 'object' && value !== null && 'document' in value && 'answer' in value;

/** The documents of the operations that a module exports, alone or in a record. */
const documentsOf = (exported: Exported): readonly string[] =>
  Object.entries(exported)
    .flatMap(([name, value]) => [
      [name, value] as const,
      ...Object.values(Object(value)).map((inner) => [name, inner] as const),
    ])
    .flatMap(([name, value]) => {
      if (!isOperation(value)) return [];
      const variables = name === 'validateClientData' ? QUESTIONS : VARIABLES;
      return [value.document(variables)];
    });

/** Functions that create or run their own operation, by name, with their arguments. */
const ASKERS: Readonly<Record<string, (run: (operation: unknown) => Promise<never>) => unknown[]>> =
  {
    loginByToken: () => ['IAI'],
    findFirstList: (run) => [{ run }],
    runTrackingEvents: (run) => [run],
  };

/** The documents that the functions of a module request. */
async function operationsOf(exported: Exported): Promise<readonly string[]> {
  const operations: unknown[] = [];
  const run = async (operation: unknown): Promise<never> => {
    operations.push(operation);
    throw new Error('Nobody answers.');
  };
  for (const [name, argumentsOf] of Object.entries(ASKERS)) {
    const requester = exported[name];
    if (typeof requester !== 'function') continue;
    operations.push(await Promise.resolve(requester(...argumentsOf(run))).catch(() => undefined));
  }
  return operations.flatMap((operation) =>
    isOperation(operation) ? [operation.document(VARIABLES)] : [],
  );
}

/** The files in `logic/` with operations. */
const FILES = readdirSync(join(ROOT, 'logic'), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .filter((file) =>
    /\b(?:query|mutation) \{/.test(readFileSync(join(ROOT, 'logic', file), 'utf8')),
  );

const operations = await Promise.all(
  FILES.map(async (file) => {
    const exported: Exported = await import(join(ROOT, 'logic', file));
    const documents = [...documentsOf(exported), ...(await operationsOf(exported))];
    return { file, documents };
  }),
);

const schema = schemaFrom(readFileSync(join(ROOT, 'demo/platform/schema.graphql'), 'utf8'));

/** The root fields in a document. */
const rootsOf = (document: string): readonly string[] =>
  parse(document).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? one.selectionSet.selections.map((field) =>
          'name' in field ? field.name.value : field.kind,
        )
      : [],
  );

/** All operations of the library. */
const ROOTS = [
  'activateRebateCode',
  'addProductsToBasket',
  'addToShoppingList',
  'basket',
  'client',
  'deactivateRebateCode',
  'hotspots',
  'loginByIAIAccountsToken',
  'productsTextSearch',
  'removeFromShoppingList',
  'removeProductsFromBasket',
  'shipping',
  'shoppingList',
  'shoppingListCreate',
  'sizeAvailability',
  'trackingEvents',
  'unsetTemporaryRegion',
  'unsetTemporaryZipcode',
  'validateClientData',
];

describe('the operations of the library (T4)', () => {
  it('have exactly the listed root fields', () => {
    const roots = operations.flatMap(({ documents }) => documents.flatMap(rootsOf));
    assert.deepEqual([...new Set(roots)].toSorted(), ROOTS);
  });

  for (const { file, documents } of operations) {
    for (const document of documents) {
      it(`request only what the live front end uses: ${rootsOf(document)[0]} of ${file}`, () => {
        const errors = validate(schema, parse(document));
        assert.deepEqual(
          errors.map(({ message }) => message),
          [],
        );
      });
    }
  }
});
