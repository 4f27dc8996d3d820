import * as v from 'valibot';
import { parseJson } from '../../platform/json.ts';
import { shape } from '../shape.ts';
import { PasskeyError } from './passkey-error.ts';

const Text = v.fallback(v.string(), '');

/** What the accounts service answers (specification §3); a text that is missing is ''. */
export const AccountsAnswerSchema = shape({
  status: Text,
  errorMsg: Text,
  ms: Text,
  data: Text,
  loginToken: Text,
});

export type AccountsAnswer = v.InferOutput<typeof AccountsAnswerSchema>;

/** The credential options of an answer; throws the server's `errorMsg`, or that there are none. */
export function optionsIn<T>(
  { status, errorMsg, data }: AccountsAnswer,
  schema: v.GenericSchema<unknown, { publicKey: T }>,
): T {
  if (status === 'error') throw new PasskeyError('unknown', { words: errorMsg });
  const options = parseJson(schema, data);
  if (!options) throw new PasskeyError('noData');
  return options.publicKey;
}
