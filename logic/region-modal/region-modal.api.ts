import type { ForcedMode } from '../forced-region/forced-region.model.ts';
import type { Operation } from '../platform/later/graphql/operation.ts';
import { type MutationResult, mutationAnswer, RESULT_FIELDS } from '../wire/graphql/answers.ts';

type Field = 'unsetTemporaryRegion' | 'unsetTemporaryZipcode';

/** A mutation that unsets all fields; the result of the first one is the answer (docs/specification.md#s7-row-12). */
const unset = (
  name: string,
  fields: readonly [Field, ...Field[]],
): Operation<void, MutationResult> => ({
  name,
  kind: 'mutation',
  document: () =>
    `mutation { ${fields.map((field) => `${field} { ${RESULT_FIELDS} }`).join(' ')} }`,
  answer: mutationAnswer(fields[0], {}),
});

/** The mutations that restore the shop's default delivery region. */
export const UNSET_OPERATIONS: Readonly<Record<ForcedMode, Operation<void, MutationResult>>> = {
  region: unset('unsetRegion', ['unsetTemporaryRegion']),
  zipcode: unset('unsetZipcode', ['unsetTemporaryZipcode']),
  regionAndZipcode: unset('unsetRegionAndZipcode', [
    'unsetTemporaryRegion',
    'unsetTemporaryZipcode',
  ]),
};
