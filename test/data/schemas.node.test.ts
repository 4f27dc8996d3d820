import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { JsonSchema } from '@valibot/to-json-schema';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { kindsIn } from '../../build/docs/data.ts';
import { jsonSchemaOf } from '../../build/json-schema.ts';
import '../../build/node-css.mjs';
import type { DataDocs } from '../../elements/data/data-docs.ts';
import { kindsOfData } from '../../elements/data/kinds.ts';
import { readJson } from '../../elements/declare/attributes.ts';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import { docs } from '../../elements/docs.ts';
import { availabilityMessages } from '../../logic/availability/availability.messages.ts';
import { amountText, isUnsent } from '../../logic/availability/availability.model.ts';
import { platformStockOf } from '../../logic/availability/availability-stock.model.ts';
import { sizeMarks } from '../../logic/choice/size-marks.model.ts';
import { omnibusView } from '../../logic/omnibus-price/omnibus-price.model.ts';
import { describeProduct } from '../../logic/product/describe-product.ts';
import { sizeOf } from '../../logic/product/product-record.model.ts';
import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import { newPriceDate } from '../../logic/product-prices/new-price-date.ts';
import type { ProductPrices } from '../../logic/product-prices/product-prices.schema.ts';
import { sellingPrice } from '../../logic/product-prices/selling-price.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import { subscribedTerms } from '../../logic/subscription-price/subscribed-terms.ts';
import { pathsOf, recorded } from './recorded-reads.ts';

/** The attributes with JSON, and the kind of their data. */
const dataOfTags = Object.entries(docs).flatMap(([tag, texts]) =>
  kindsIn(texts).map((data) => ({ tag, ...data })),
);

const examplesOf = ({ minimal, full, others = [] }: DataDocs): readonly unknown[] => [
  minimal,
  full,
  ...others,
];

/** The schema as it is published. */
const schemaOf = (data: DataDocs) => JSON.parse(JSON.stringify(jsonSchemaOf(data)));

const isValid = (data: DataDocs): ((value: unknown) => boolean) => {
  const ajv = new Ajv({ strict: true, strictTypes: false, allowUnionTypes: true });
  const check = ajv.compile(schemaOf(data));
  return (value) => check(value) === true;
};

/** The schemas of keys, with the paths of the keys. */
function keysOf(schema: JsonSchema | boolean, at = ''): readonly (readonly [string, JsonSchema])[] {
  if (typeof schema !== 'object') return [];
  const { properties = {}, items = [], anyOf = [] } = schema;
  return [
    ...anyOf.flatMap((option) => keysOf(option, at)),
    ...[items].flat().flatMap((item) => keysOf(item, `${at}[]`)),
    ...Object.entries(properties).flatMap(([name, key]) =>
      typeof key === 'object'
        ? [[`${at}.${name}`, key] as const, ...keysOf(key, `${at}.${name}`)]
        : [],
    ),
  ];
}

/** An item of a list, and data about the customer, which a page only passes on. */
const IS_NO_KEY = /\[\]$|^\.user\./;

/** Which of the two is read depends on the other amounts. */
const IS_OF_AMOUNT = /\.(?:value|formatted)$/;

/** Read only by components, together with data of the page. */
const IS_OF_PAGE = /^\.(?:selected_size_list|currency|unit\.name)/;

const unique = (paths: Iterable<string>): readonly string[] => [...new Set(paths)].sort();

/** Reads everything that the tags show about the prices of a product. */
function readPrices(product: ProductPrices): void {
  for (const size of [undefined, 'M', 'unknown']) {
    for (const priceType of ['gross', 'net'] as const) {
      const options = { size, priceType, codeActivation: true, format: DEFAULT_CONFIG };
      omnibusView(product, options);
      sellingPrice(product, options);
      newPriceDate(product, size, priceType);
    }
  }
}

/** Reads everything that the tags show about a product, except what needs a page. */
function readProduct(record: ProductRecord): void {
  readPrices(record);
  const texts = availabilityMessages.pl;
  for (const size of ['M', '']) {
    platformStockOf(sizeOf(record, size));
    for (const priceType of ['gross', 'net'] as const) {
      const form = { product: undefined, size, quantity: '3', subscription: '30', additional: '' };
      describeProduct({ form, record, priceType, basket: undefined, isConflict: false });
      sizeMarks(record, priceType);
    }
  }
  amountText(1.5, record, { texts, language: 'pl' });
  isUnsent(record);
  subscribedTerms(record.subscription, { type: undefined, value: undefined });
}

describe('the data of tags', () => {
  let declarations: readonly AnyDeclaration[] = [];

  before(async () => {
    Reflect.set(globalThis, '__DEV__', false);
    ({ declarations } = await import('../../elements/declarations.ts'));
  });

  const attributeOf = (tag: string, prop: string) => {
    const attribute = declarations.find((declaration) => declaration.tag === tag)?.attributes[prop];
    assert.ok(attribute, `${tag} ${prop}`);
    return attribute;
  };

  /** Reads data like a tag. */
  const readBy = (tag: string, prop: string) => (given: unknown) =>
    assert.ok(v.safeParse(attributeOf(tag, prop).schema, given).success);

  it('are documented for every attribute with JSON', () => {
    const found = declarations.flatMap(({ tag, attributes }) =>
      Object.entries(attributes)
        .filter(([, { schema }]) =>
          Object.values(Object(Reflect.get(schema, 'pipe'))).some(
            (action) => Reflect.get(Object(action), 'operation') === readJson,
          ),
        )
        .map(([prop]) => `${tag} ${prop}`),
    );
    assert.deepEqual(unique(dataOfTags.map(({ tag, prop }) => `${tag} ${prop}`)), unique(found));
  });

  for (const [name, data] of Object.entries(kindsOfData)) {
    it(`have examples that are valid for the JSON Schema and the tag: ${name}`, () => {
      const check = isValid(data);
      for (const example of examplesOf(data)) {
        assert.ok(check(example), JSON.stringify(example));
        for (const { tag, prop } of dataOfTags.filter(({ kind }) => kind === name)) {
          const { schema } = attributeOf(tag, prop);
          const given = typeof example === 'string' ? example : JSON.stringify(example);
          assert.ok(v.safeParse(schema, given).success, `${tag} ${prop}=${given}`);
        }
      }
    });

    it(`have an explanation of each key, and an example of each key: ${name}`, () => {
      const keys = keysOf(schemaOf(data));
      for (const [path, { description }] of keys) assert.ok(description?.endsWith('.'), path);
      if (name === 'messages') return;
      const shown = unique(examplesOf(data).flatMap((example) => pathsOf(example)));
      for (const [path] of keys) assert.ok(shown.includes(path), path);
    });
  }

  it('document exactly the keys that the tags read', () => {
    for (const { name, read } of [
      { name: 'basket', read: readBy('shop-minicart', 'basket') },
      { name: 'markers', read: readBy('shop-map', 'markers') },
      { name: 'lists', read: readBy('shop-list-button', 'lists') },
      { name: 'product-prices', read: (given: unknown) => readPrices(given as ProductPrices) },
      { name: 'product-data', read: (given: unknown) => readProduct(given as ProductRecord) },
    ] as const) {
      const data = kindsOfData[name];
      const paths = new Set<string>();
      for (const example of examplesOf(data)) read(recorded(example, paths));
      const found = unique([...paths].filter((path) => !IS_NO_KEY.test(path)));
      const keys = unique(keysOf(schemaOf(data)).map(([path]) => path));
      assert.deepEqual(
        found.filter((path) => !keys.includes(path)),
        [],
        `${name}: read, but not documented`,
      );
      assert.deepEqual(
        keys
          .filter((path) => !found.includes(path))
          .filter((path) => !IS_OF_AMOUNT.test(path) && !IS_OF_PAGE.test(path)),
        [],
        `${name}: documented, but not read`,
      );
    }
  });

  it('are invalid for the JSON Schema if a required key is missing or misspelt', () => {
    const { basket, markers } = kindsOfData;
    assert.equal(isValid(basket)({ products: [{ price: '98,40 zł' }] }), false);
    assert.equal(isValid(markers)([{ lat: 52.23, lng: 21.01, tytle: 'Warszawa' }]), false);
    assert.equal(isValid(markers)([{ lat: 152.23, lng: 21.01 }]), false);
  });
});
