import { atom } from 'jotai/vanilla';
import { SHOPPER_TIMEOUT_MS } from '../../platform/http.ts';
import { platformAtom } from '../../platform/platform.atoms.ts';
import { PlatformError } from '../../platform/platform-error.ts';
import { configAtom } from '../../settings/settings.atoms.ts';
import { pageState } from '../../state/page-state.ts';
import { type Fragment, graphqlName } from '../../wire/graphql/literals.ts';
import type { FieldReading, FieldResult } from '../fields/field.ts';
import { clientDataInput } from './client-data.ts';
import { failed } from './field-codes.ts';
import { ibanUrl, isValidIban } from './iban.ts';
import { type ValidationQuestion, validateClientData } from './validation.api.ts';
import { resultOf } from './verdict.ts';

const MAX_LENGTH = 40;

/** GraphQL reserves names starting with two underscores, and names cannot start with a digit. */
const nameOf = (id: string): string =>
  id
    .replaceAll(/\W/g, '_')
    .replace(/^_*$/, 'field')
    .replace(/^(?:__+|(?=\d))/, '_')
    .slice(0, MAX_LENGTH);

/** A unique GraphQL alias for each field's id (`client-phone` → `client_phone`); collisions are numbered. */
export function fieldAliases(ids: readonly string[]): Fragment[] {
  // a parsed answer drops this key, and inherits keys of every object
  const taken = new Set(['prototype']);
  return ids.map((id) => {
    const name = nameOf(id);
    let number = 1;
    let alias = graphqlName(name);
    while (!alias || taken.has(alias.text) || alias.text in {}) {
      number += 1;
      alias = graphqlName(`${name}_${number}`);
    }
    taken.add(alias.text);
    return alias;
  });
}

interface Abortable {
  readonly signal: AbortSignal | undefined;
}

interface Validation {
  readonly readings: readonly FieldReading[];
  readonly signal?: AbortSignal | undefined;
  /** Called for a field that could not be checked, unless its check was aborted. */
  readonly onFailure?: (reading: FieldReading, cause: unknown) => void;
}

type Results = ReadonlyMap<FieldReading, FieldResult>;

interface Account extends Abortable {
  readonly reading: FieldReading;
}

/** The result of one bank account. */
const requestIbanAtom = atom(
  null,
  async (get, _set, { reading, signal }: Account): Promise<FieldResult> => {
    const options = { signal, timeoutMs: SHOPPER_TIMEOUT_MS };
    const url = ibanUrl(get(configAtom).ibanUrl, reading.value);
    const isValid = isValidIban(await get(platformAtom).fetchText(url, options));
    if (isValid) return { state: 'success' };
    if (isValid === false) return failed(reading, { code: 'incorrect_iban' });
    throw new PlatformError('verify_iban', 'response');
  },
);

const SERVER_ERROR = 500;

/** Whether the platform has no field for a proposed login and rejects queries that contain it. */
const proposesNothingAtom = pageState(() => false);

const isRefusedBySchema = (cause: unknown): boolean =>
  cause instanceof PlatformError && cause.kind === 'response' && (cause.status ?? 0) < SERVER_ERROR;

interface Batch extends Abortable {
  readonly questions: readonly ValidationQuestion[];
}

interface Fields extends Abortable {
  readonly readings: readonly FieldReading[];
}

/** Requests proposed logins; if the platform rejects the query, repeats it without them. */
const requestBatchAtom = atom(null, async (get, set, { questions, signal }: Batch) => {
  const platform = get(platformAtom);
  const run = (isPlain: boolean) =>
    platform.run(
      validateClientData,
      questions.map((question) => ({ ...question, isPlain })),
      { signal },
    );
  const hasLogin = questions.some(({ reading }) => reading.type === 'login');
  const isPlain = get(proposesNothingAtom);
  try {
    return await run(isPlain);
  } catch (cause) {
    if (isPlain || !hasLogin || !isRefusedBySchema(cause)) throw cause;
    const answer = await run(true);
    set(proposesNothingAtom, true);
    return answer;
  }
});

/** The results of one query for all of these fields. */
const validateBatchAtom = atom(
  null,
  async (get, set, { readings, signal }: Fields): Promise<Results> => {
    const results = new Map<FieldReading, FieldResult>();
    if (!readings[0]) return results;
    const aliases = readings[1] ? fieldAliases(readings.map(({ id }) => id)) : [];
    const questions = readings.map((reading, index) => ({ reading, alias: aliases[index] }));
    const answer = await set(requestBatchAtom, { questions, signal });
    const now = get(platformAtom).clock.now();
    for (const { reading, alias } of questions) {
      const verdict = answer[alias?.text ?? validateClientData.name];
      if (verdict) results.set(reading, resultOf(reading, verdict, now));
    }
    return results;
  },
);

/**
 * The platform's results for fields that `checkField` cannot decide, in their order: one query for all, and one request
 * per bank account. Never rejects: without a usable answer a field is `empty` (docs/specification.md#s5-order).
 */
export const validateOnPlatformAtom = atom(
  null,
  (_get, set, { readings, signal, onFailure }: Validation) => {
    const batch = set(validateBatchAtom, { readings: readings.filter(clientDataInput), signal });
    const validate = async (reading: FieldReading) =>
      reading.type === 'iban'
        ? set(requestIbanAtom, { reading, signal })
        : (await batch).get(reading);
    const resultOfReading = async (reading: FieldReading): Promise<FieldResult> => {
      try {
        return (await validate(reading)) ?? { state: 'empty' };
      } catch (cause) {
        if (!signal?.aborted) onFailure?.(reading, cause);
        return { state: 'empty' };
      }
    };
    return Promise.all(readings.map(resultOfReading));
  },
);
