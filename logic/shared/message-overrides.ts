import * as v from 'valibot';
import { LANGUAGES } from './language.ts';
import type { MessageOverrides } from './messages.ts';
import { shape } from './shape.ts';

const TextsSchema = v.nullish(v.record(v.string(), v.string()), {});

/** Message overrides as an author writes them: `{"pl": {"minicart.empty": "…"}}`. */
export const MessageOverridesSchema: v.GenericSchema<unknown, MessageOverrides> = shape({
  pl: TextsSchema,
  en: TextsSchema,
});

/** All overrides in one; the later win. */
export const mergeMessageOverrides = (
  ...all: readonly (MessageOverrides | undefined)[]
): MessageOverrides =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.assign({}, ...all.map((overrides) => overrides?.[language])),
    ]),
  );
