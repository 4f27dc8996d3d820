import * as v from 'valibot';
import { memberOf, notesOf } from '../data/written-schema.ts';
import { closest } from './closest.ts';
import { hasPath } from './data-paths.ts';

/** A part of an author's data that an element does not use. */
export interface DataFault {
  readonly path: string;
  /** The text after the path: `not a known key; did you mean name?` */
  readonly message: string;
  /** Whether a required value is missing. */
  readonly isMissing?: boolean;
  /** The path of the key that the unknown one probably stands for. */
  readonly meant?: string | undefined;
}

/** A value with its path. */
interface Given {
  readonly value: unknown;
  readonly path: string;
}

type Schema = v.GenericSchema;
type Entries = Readonly<Record<string, Schema>>;
type Finder = (schema: Schema, given: Given) => readonly DataFault[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const MAY_BE_ABSENT = ['nullish', 'optional'];

/** Names the expected type if no note does. */
const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  loose_object: 'an object',
  record: 'an object',
  strict_object: 'an object',
  string: 'a text',
};

function expectationOf(schema: Schema): string {
  const { expected } = notesOf(schema);
  if (expected) return expected;
  if (schema.type !== 'union') return KINDS[schema.type] ?? 'another value';
  const [first = schema] = memberOf<readonly Schema[]>(schema, 'options');
  return expectationOf(first);
}

/** Formats a value for a warning; JSON has no functions and no large integers. */
function shownOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  const isJson = typeof value === 'string' || typeof value === 'object';
  return (isJson ? JSON.stringify(value) : String(value)).slice(0, 60);
}

const wrong = (schema: Schema, { value, path }: Given): readonly DataFault[] => {
  const message = `expected ${expectationOf(schema)} but got ${shownOf(value)}, leaving it out`;
  return [{ path, message, isMissing: value === undefined }];
};

/** The path of a key of an object. */
const pathOf = (path: string, key: string): string =>
  /^[\w-]+$/.test(key) ? `${path}.${key}` : `${path}["${key}"]`;

/** The key, or the path relative to the object, that an unknown key probably stands for. */
function meantBy(schema: Schema, key: string, value: unknown): string | undefined {
  const { meant = {} } = notesOf(schema);
  const target = Object.hasOwn(meant, key) ? meant[key] : undefined;
  if (target && !hasPath(value, target)) return target;
  const absent = Object.keys(memberOf<Entries>(schema, 'entries')).filter(
    (known) => !Object.hasOwn(Object(value), known),
  );
  return closest(key, absent);
}

/** The warning about an unknown key; undefined for keys that a platform may send. */
function unknownKey(schema: Schema, key: string, { value, path }: Given): readonly DataFault[] {
  const known = meantBy(schema, key, value);
  const ofKey = { path: pathOf(path, key) };
  if (known !== undefined) {
    const message = `not a known key; did you mean ${known}?`;
    return [{ ...ofKey, message, meant: `${path}.${known}` }];
  }
  const isFree = schema.type === 'loose_object' && !notesOf(schema).isMistake?.(key);
  return isFree ? [] : [{ ...ofKey, message: 'not a known key.' }];
}

const inObject: Finder = (schema, given) => {
  const { value, path } = given;
  if (!isObject(value) || Array.isArray(value)) return wrong(schema, given);
  const entries = memberOf<Entries>(schema, 'entries');
  return [
    ...Object.entries(entries).flatMap(([key, entry]) =>
      dataFaults(entry, { value: value[key], path: pathOf(path, key) }),
    ),
    ...Object.keys(value)
      .filter((key) => !Object.hasOwn(entries, key))
      .flatMap((key) => unknownKey(schema, key, given)),
  ];
};

/** PHP encodes a list with gaps as an object. */
const isList = (value: unknown): value is object =>
  Array.isArray(value) || (isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key)));

const inList: Finder = (schema, given) =>
  isList(given.value)
    ? Object.values(given.value).flatMap((value, index) =>
        dataFaults(memberOf(schema, 'item'), { value, path: `${given.path}[${index}]` }),
      )
    : wrong(schema, given);

const inRecord: Finder = (schema, given) => {
  if (!isObject(given.value)) return wrong(schema, given);
  const key = memberOf<Schema>(schema, 'key');
  return Object.entries(given.value).flatMap(([name, value]) => {
    const path = pathOf(given.path, name);
    return v.is(key, name)
      ? dataFaults(memberOf(schema, 'value'), { value, path })
      : [{ path, message: `expected ${notesOf(key).expected ?? 'another key'}.` }];
  });
};

/** How many keys of the value an option has. */
const likeness = (option: Schema, value: unknown): number =>
  Object.keys(Object(memberOf(option, 'entries'))).filter((key) =>
    Object.hasOwn(Object(value), key),
  ).length;

/** An object is checked against the most similar option. */
const inUnion: Finder = (schema, given) => {
  const { value } = given;
  const [best] = memberOf<readonly Schema[]>(schema, 'options')
    .filter(({ type }) => FINDERS[type] === inObject)
    .map((option) => ({ option, far: -likeness(option, value) }))
    .sort((a, b) => a.far - b.far);
  const isJudged = best && isObject(value) && !Array.isArray(value);
  return isJudged ? dataFaults(best.option, given) : inLeaf(schema, given);
};

const inLeaf: Finder = (schema, given) => (v.is(schema, given.value) ? [] : wrong(schema, given));

const FINDERS: Readonly<Record<string, Finder>> = {
  array: inList,
  loose_object: inObject,
  record: inRecord,
  strict_object: inObject,
  union: inUnion,
};

/** The unused and the missing parts of an author's data, by path. */
export function dataFaults(schema: Schema, given: Given): readonly DataFault[] {
  if (MAY_BE_ABSENT.includes(schema.type)) {
    const isAbsent = given.value === undefined || given.value === null;
    return isAbsent ? [] : dataFaults(memberOf(schema, 'wrapped'), given);
  }
  return (FINDERS[schema.type] ?? inLeaf)(schema, given);
}
