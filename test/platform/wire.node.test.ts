import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type ValueNode,
  validate,
} from 'graphql';
import { schemaFrom } from '../../demo/platform/graphql/schema.ts';
import { FIELD_TYPES } from '../../logic/validation/fields/field.ts';
import { graphqlName } from '../../logic/wire/graphql/literals.ts';

const ROOT = join(import.meta.dirname, '../..');

/** All that the live front end is seen to ask for, with its arguments; values are examples of their kind. */
const ALLOWED = `
query {
  basket(BasketCostInput: {}) {
    summaryBasket {
      productsCount
      worth { net { formatted value } gross { formatted value } }
      shipping { cost { gross { value formatted } } }
      toShippingFree { value formatted }
      shippingLimitFree { value formatted }
    }
    products {
      id size additional basketGroupId quantity worthPoints { formatted value } forPoints availableNow comment
      worth { net { formatted } gross { formatted } }
      data {
        type name link iconSmall iconSmallSecond versionName sizes { id name }
        unit { singular plural fraction } subscription { periods }
      }
    }
  }
  productsTextSearch(searchInput: {text: "", limit: 1}) {
    searchQueries { name link }
    products {
      name link iconSmall iconSmallSecond
      price { price { gross { value formatted } net { value formatted } } }
    }
    producers { name link }
    series { name link }
    menuNodes { name link }
    cms { name link }
  }
  shipping(ShippingInput: {mode: product, products: [{id: 1, size: "", quantity: 1}]}) {
    shipping {
      courier { icon name } prepaid cost { value formatted }
      deliveryTime { time { days hours minutes } weekDay weekAmount today }
    }
  }
  shoppingList(ShoppingListInput: {id: 1}) { name link productCount }
  sizeAvailability(productId: 1) {
    id name
    productSizeAvailableInStocks {
      quantity unit { singular plural } productAvailableStatus { description }
      stockInfo {
        name street city zipcode contact { phone { text link } mail { text link } } longitude latitude
        openingHours {
          ${['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
            .map((day) => `${day} { open allDay from till }`)
            .join(' ')}
        }
      }
    }
  }
  trackingEvents
  validateClientData(ClientDataInput: {
    clientData: {
      clientBillingData: {
        firstname: "", lastname: "", companyName: "", street: "", zipcode: "", city: "", phone: "", country: 1
      }
      taxNumber: "", email: "", birthDate: ""
    }
    loginAndPassword: {login: "", password: ""}
  }) { messages { code message } clientExists clientProposedLogin }
}
mutation {
  addProductsToBasket(ProductInput: [{id: 1, size: "", quantity: 1, additional: ""}]) {
    status results { status error { code message } }
  }
  removeProductsFromBasket(ProductInput: [{id: 1, size: "", additional: ""}]) { status }
  shoppingListCreate(ShoppingListSettingsInput: {name: ""}) { status id }
  addToShoppingList(ShoppingListInput: {id: 1}, ShoppingListProduct: [{id: 1, size: ""}]) { status }
  removeFromShoppingList(ShoppingListInput: {id: 1}, ShoppingListProduct: [{id: 1, size: ""}]) { status }
  unsetTemporaryRegion { status error { code message } }
  unsetTemporaryZipcode { status error { code message } }
  loginByIAIAccountsToken(token: "") { status login }
}`;

/** What any operation may want to know. */
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

/** The functions that make or run an operation of their own, by name, with what they take before they ask. */
const ASKERS: Readonly<Record<string, (run: (operation: unknown) => Promise<never>) => unknown[]>> =
  {
    loginByToken: () => ['IAI'],
    findFirstList: (run) => [{ run }],
    runTrackingEvents: (run) => [run],
  };

/** The documents that the functions of a module ask for. */
async function askedBy(exported: Exported): Promise<readonly string[]> {
  const asked: unknown[] = [];
  const run = async (operation: unknown): Promise<never> => {
    asked.push(operation);
    throw new Error('Nobody answers.');
  };
  for (const [name, argumentsOf] of Object.entries(ASKERS)) {
    const asker = exported[name];
    if (typeof asker !== 'function') continue;
    asked.push(await Promise.resolve(asker(...argumentsOf(run))).catch(() => undefined));
  }
  return asked.flatMap((operation) =>
    isOperation(operation) ? [operation.document(VARIABLES)] : [],
  );
}

/** The files of the logic in which an operation is written. */
const FILES = readdirSync(join(ROOT, 'logic'), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .filter((file) =>
    /\b(?:query|mutation) \{/.test(readFileSync(join(ROOT, 'logic', file), 'utf8')),
  );

const operations = await Promise.all(
  FILES.map(async (file) => {
    const exported: Exported = await import(join(ROOT, 'logic', file));
    const documents = [...documentsOf(exported), ...(await askedBy(exported))];
    return { file, documents };
  }),
);

/** `basket(BasketCostInput).products.id`, and how its values are written. */
function pathsOfValue(path: string, value: ValueNode): readonly string[] {
  if (value.kind === Kind.LIST) return value.values.flatMap((one) => pathsOfValue(path, one));
  if (value.kind !== Kind.OBJECT)
    return [`${path}: ${value.kind === Kind.FLOAT ? Kind.INT : value.kind}`];
  return value.fields.flatMap(({ name, value: inner }) =>
    pathsOfValue(`${path}.${name.value}`, inner),
  );
}

function pathsOfField(parent: string, field: FieldNode): readonly string[] {
  const path = `${parent}.${field.name.value}`;
  const given = field.arguments ?? [];
  return [
    path,
    ...given.flatMap(({ name, value }) => pathsOfValue(`${path}(${name.value})`, value)),
    ...(field.selectionSet?.selections ?? []).flatMap((inner) =>
      inner.kind === Kind.FIELD ? pathsOfField(path, inner) : [`${path}: ${inner.kind}`],
    ),
  ];
}

/** Every field and argument of a document, by its path. */
const pathsOf = (document: string): readonly string[] =>
  parse(document)
    .definitions.filter(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    )
    .flatMap(({ operation, selectionSet }) =>
      selectionSet.selections.flatMap((field) =>
        field.kind === Kind.FIELD ? pathsOfField(operation, field) : [field.kind],
      ),
    );

/** The fields of Query and Mutation that a document asks for. */
const rootsOf = (document: string): readonly string[] =>
  pathsOf(document).map((path) => /^\w+\.\w+/.exec(path)?.[0] ?? path);

const allowed = new Set(pathsOf(ALLOWED));
const schema = schemaFrom(readFileSync(join(ROOT, 'demo/platform/schema.graphql'), 'utf8'));

describe('what the library asks of the platform (T4)', () => {
  it('is all looked at', () => {
    const asked = new Set(operations.flatMap(({ documents }) => documents.flatMap(rootsOf)));
    assert.deepEqual([...asked].toSorted(), [...new Set(rootsOf(ALLOWED))].toSorted());
  });

  for (const { file, documents } of operations) {
    for (const document of documents) {
      const name = pathsOf(document)[0] ?? '';
      it(`is what the live front end asks: ${name} of ${file}`, () => {
        assert.deepEqual(
          pathsOf(document).filter((path) => !allowed.has(path)),
          [],
        );
      });

      it(`is valid on the reference platform: ${name} of ${file}`, () => {
        assert.deepEqual(
          validate(schema, parse(document)).map(({ message }) => message),
          [],
        );
      });
    }
  }
});
