import { getDefaultStore } from 'jotai/vanilla';
import type { Language } from '../../logic/shared/language.ts';
import { type MessageOverrides, resolveMessages } from '../../logic/shared/messages.ts';
import { askPlatformAtom } from '../../logic/shared/validation/ask-platform.atoms.ts';
import type {
  FieldPartners,
  FieldProblem,
  FieldReading,
  FieldResult,
  FieldType,
} from '../../logic/shared/validation/field.ts';
import { problemText } from '../../logic/shared/validation/problem-text.ts';
import { validationMessages } from '../../logic/shared/validation/validation.messages.ts';

/** Poland, as the platform numbers it. */
export const POLAND = '1143020003';

/** A field that is not required, called like its type. */
export const reading = (
  type: FieldType,
  value: string,
  more: Partial<FieldReading> = {},
): FieldReading => ({ id: type, type, value, isRequired: false, partners: {}, ...more });

/** A field with partners. */
export const withPartners = (
  type: FieldType,
  value: string,
  partners: FieldPartners,
): FieldReading => reading(type, value, { partners });

/** What the platform says of fields. */
export const ask = (
  readings: readonly FieldReading[],
  signal?: AbortSignal,
): Promise<readonly FieldResult[]> => getDefaultStore().set(askPlatformAtom, readings, signal);

/** What a shopper reads. */
export const say = (
  problem: FieldProblem,
  language: Language = 'pl',
  overrides: MessageOverrides = {},
): string => problemText(problem, resolveMessages(validationMessages, language, overrides));
