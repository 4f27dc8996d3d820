import * as v from 'valibot';
import { type CallContext, REFUSED, type RootField, rootField } from '../graphql/root-field.ts';
import { refusal } from '../mutation-result.ts';
import { activateCode, deactivateCode } from './codes.ts';

const refuse = (_args: unknown, { visit }: CallContext) => refusal('refused', REFUSED[visit.lang]);

/** The rebate code of the visitor's session (docs/platform.md#rebate-codes). */
export const codeFields: Readonly<Record<string, RootField>> = {
  activateRebateCode: rootField({
    kind: 'codes',
    args: v.object({ code: v.string() }),
    resolve: ({ code }, { visit }) => activateCode(code, visit),
    refuse,
  }),
  deactivateRebateCode: rootField({
    kind: 'codes',
    args: v.object({}),
    resolve: (_args, { visit }) => deactivateCode(visit),
    refuse,
  }),
};
