import type { Operation } from '../platform/later/graphql/operation.ts';
import { type MutationResult, mutationAnswer, RESULT_FIELDS } from '../wire/graphql/answers.ts';
import { graphql } from '../wire/graphql/literals.ts';

/** Activates a code for the session, instead of the previous one (docs/platform.md#rebate-codes). */
export const activateOperation: Operation<{ code: string }, MutationResult> = {
  name: 'activateRebateCode',
  kind: 'mutation',
  document: (variables) =>
    `mutation { activateRebateCode(${graphql`code: ${variables.code}`}) { ${RESULT_FIELDS} } }`,
  answer: mutationAnswer('activateRebateCode', {}),
};

/** Deactivates the code of the session. */
export const deactivateOperation: Operation<void, MutationResult> = {
  name: 'deactivateRebateCode',
  kind: 'mutation',
  document: () => `mutation { deactivateRebateCode { ${RESULT_FIELDS} } }`,
  answer: mutationAnswer('deactivateRebateCode', {}),
};
