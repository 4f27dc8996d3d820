import { GraphQLError } from 'graphql';
import { ROOT_FIELDS } from '../platform/graphql/fields.ts';
import type { RootField } from '../platform/graphql/root-field.ts';
import { faultsOf } from './false-answers.ts';
import { wrongOption } from './options.ts';
import { reportFault } from './traffic.ts';

/** The field with a test's answer in the place of its own. */
const answeredBy = (given: unknown, name: string, { kind }: RootField): RootField => ({
  kind,
  async resolve(args, _context, { returnType, fieldNodes }) {
    const value: unknown = await (typeof given === 'function' ? given(args) : given);
    const faults = faultsOf({ path: name, value, type: returnType, asked: fieldNodes });
    for (const fault of faults) reportFault(`[shop] createPlatform: answers.${fault}`);
    if (faults[0]) throw new GraphQLError(faults[0]);
    return value;
  },
});

/** The fields of Query and Mutation with these answers; throws where an answer has the name of none. */
export function fieldsWith(
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, RootField>> {
  const fields = { ...ROOT_FIELDS };
  for (const [name, given] of Object.entries(answers)) {
    const field = Object.hasOwn(ROOT_FIELDS, name) ? ROOT_FIELDS[name] : undefined;
    if (!field) {
      throw wrongOption(
        `answers.${name}`,
        `expected one of ${Object.keys(ROOT_FIELDS).join(', ')}.`,
      );
    }
    fields[name] = answeredBy(given, name, field);
  }
  return fields;
}
