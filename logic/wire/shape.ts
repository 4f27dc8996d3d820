import * as v from 'valibot';
import { addedNames } from './added-names.ts';

const withoutPrototype = (value: object): object => Object.assign(Object.create(null), value);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schema of an object with these entries. Valibot's own also takes for entries and for data what objects inherit,
 * so that a page's additions to `Object.prototype` would break every answer.
 */
export function shape<const E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> {
  const own: E = Object.setPrototypeOf(entries, null);
  const schema = v.object(own);
  const run: (typeof schema)['~run'] = (dataset, config) => {
    const given: unknown = dataset.value;
    if (isObject(given) && addedNames().length > 0) dataset.value = withoutPrototype(given);
    return schema['~run'](dataset, config);
  };
  return { ...schema, '~run': run };
}
