import * as v from 'valibot';
import { SHOPPER_TIMEOUT_MS } from '../../platform/http.ts';
import type { Operation } from '../../platform/later/graphql/operation.ts';
import { type Fragment, fragment, graphql, joinFragments } from '../../wire/graphql/literals.ts';
import { type FieldKind, type FieldReading, fieldKind } from '../fields/field.ts';
import { clientDataInput } from './client-data.ts';
import { VerdictSchema } from './verdict.ts';

/** A field to check with the alias of its answer; a single field needs none. */
export interface ValidationQuestion {
  readonly reading: FieldReading;
  readonly alias: Fragment | undefined;
  /** Whether to omit the proposed login, which not every platform has. */
  readonly isPlain?: boolean;
}

const MESSAGES = fragment`messages { code message }`;

/** The selections of kinds whose answer contains more than messages. */
const SELECTIONS: { readonly [K in FieldKind]?: Fragment } = {
  email: fragment`${MESSAGES} clientExists`,
  login: fragment`${MESSAGES} clientProposedLogin`,
};

function selectionOf({ reading, isPlain }: ValidationQuestion): Fragment {
  if (reading.type === 'login' && isPlain) return MESSAGES;
  return SELECTIONS[fieldKind(reading)] ?? MESSAGES;
}

function printQuestion(question: ValidationQuestion): Fragment {
  const { reading, alias } = question;
  const input = clientDataInput(reading) ?? {};
  const fields = selectionOf(question);
  const check = fragment`validateClientData(ClientDataInput: ${input}) { ${fields} }`;
  return alias ? fragment`${alias}: ${check}` : check;
}

/** Checks one or several fields (docs/specification.md#s7-row-1); the answer contains the valid results by alias. */
export const validateClientData = {
  name: 'validateClientData',
  kind: 'query',
  timeoutMs: SHOPPER_TIMEOUT_MS,
  document: (questions: readonly ValidationQuestion[]) =>
    graphql`query { ${joinFragments(questions.map(printQuestion))} }`,
  answer: v.record(v.string(), v.fallback(v.nullish(VerdictSchema), undefined)),
} as const satisfies Operation<readonly ValidationQuestion[], unknown>;
