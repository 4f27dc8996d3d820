import { GraphQLError } from 'graphql';
import { UNKNOWN_COUNTS } from '../platform/filters/filter-counts.ts';
import { ROOT_FIELDS } from '../platform/graphql/fields.ts';
import type { RootField } from '../platform/graphql/root-field.ts';
import { type OwnParts, PARTS } from '../platform/projector/projector.ts';
import { faultsOf } from './false-answers.ts';
import { wrongOption } from './options.ts';
import { reportFault } from './traffic.ts';

/** A field that resolves to the test's answer instead of the platform's. */
const answeredBy = (given: unknown, name: string, { kind }: RootField): RootField => ({
  kind,
  async resolve(args, _context, { returnType, fieldNodes }) {
    const value: unknown = await (typeof given === 'function' ? given(args) : given);
    const faults = faultsOf({ path: name, value, type: returnType, selections: fieldNodes });
    for (const fault of faults) reportFault(`[shop] createPlatform: answers.${fault}`);
    if (faults[0]) throw new GraphQLError(faults[0]);
    return value;
  },
});

/** The name of the numbers of filters in the option `answers`: XML, or a function of the query parameters. */
const FILTERING = 'filtering';

/** The prefix of the parts of `projector.php` in the option `answers`. */
const PART = 'projector.';

const partIn = (name: string): string | undefined =>
  name.startsWith(PART) ? name.slice(PART.length) : undefined;

function refuseUnknown(name: string): never {
  const parts = [...PARTS.keys()].map((part) => PART + part);
  throw wrongOption(
    `answers.${name}`,
    `expected one of ${[...Object.keys(ROOT_FIELDS), ...parts, FILTERING].join(', ')}.`,
  );
}

/** The root fields with these answers; throws if an answer names an unknown field. */
export function fieldsWith(
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, RootField>> {
  const fields = { ...ROOT_FIELDS };
  for (const [name, given] of Object.entries(answers)) {
    if (name === FILTERING || PARTS.has(partIn(name) ?? '')) continue;
    const field = Object.hasOwn(ROOT_FIELDS, name) ? ROOT_FIELDS[name] : undefined;
    fields[name] = field ? answeredBy(given, name, field) : refuseUnknown(name);
  }
  return fields;
}

const answerTo =
  (given: unknown) =>
  (query: URLSearchParams): unknown =>
    typeof given === 'function' ? given(Object.fromEntries(query)) : given;

/** The answers for parts of `projector.php`, by the name of the part. */
export const partsIn = (answers: Readonly<Record<string, unknown>>): OwnParts =>
  new Map(
    Object.entries(answers).flatMap(([name, given]) => {
      const part = partIn(name);
      return part === undefined ? [] : [[part, answerTo(given)] as const];
    }),
  );

/** The numbers of products of a filtered list, as XML; by default all are unknown. */
export const countsIn = (
  answers: Readonly<Record<string, unknown>>,
): ((query: URLSearchParams) => unknown) => answerTo(answers[FILTERING] ?? UNKNOWN_COUNTS);
