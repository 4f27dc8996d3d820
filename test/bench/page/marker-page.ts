import { decodeBinary } from '../../../logic/passkeys/binary.ts';

const TEXTS = {
  marker: `=?BINARY?B?${'A'.repeat(1_048_576)}?=`,
  prefixes: '=?'.repeat(100_000),
  prefixesInside: `=?BINARY?B?${'=?'.repeat(100_000)}?=`,
} as const;

export type MarkerText = keyof typeof TEXTS;

/** Only loads the page's bundle. */
export const load = (): void => {};

/** Parses the text as a binary value; returns its number of bytes. */
export const decode = (text: MarkerText): number | undefined =>
  decodeBinary(TEXTS[text])?.byteLength;
