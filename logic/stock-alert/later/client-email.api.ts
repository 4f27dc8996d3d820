import * as v from 'valibot';
import type { Operation } from '../../platform/later/graphql/operation.ts';
import { answerIn } from '../../wire/graphql/answers.ts';
import { LenientText, lenientObject } from '../../wire/lenient.ts';

/** The e-mail address of the customer; '' if nobody is logged in. */
export const clientEmail: Operation<void, string> = {
  name: 'client',
  kind: 'query',
  document: () => 'query { client { email } }',
  answer: v.pipe(
    answerIn('client', lenientObject({ email: LenientText })),
    v.transform(({ email }) => email),
  ),
};
