import { pageStore } from '../../logic/state/page-state.ts';
import type { Language } from '../../logic/texts/language.ts';
import { type MessageOverrides, resolveMessages } from '../../logic/texts/messages.ts';
import type {
  FieldPartners,
  FieldProblem,
  FieldReading,
  FieldResult,
  FieldType,
} from '../../logic/validation/fields/field.ts';
import { problemHint, problemText } from '../../logic/validation/later/problem-text.ts';
import { validateOnPlatformAtom } from '../../logic/validation/later/validate-on-platform.atoms.ts';
import { validationMessages } from '../../logic/validation/later/validation.messages.ts';

/** The platform's id of Poland. */
export const POLAND = '1143020003';

/** An optional field with the name of its type. */
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

/** Requests the platform's verdict on fields. */
export const validate = (
  readings: readonly FieldReading[],
  signal?: AbortSignal,
): Promise<readonly FieldResult[]> => pageStore.set(validateOnPlatformAtom, { readings, signal });

/** The message of a problem. */
export const respond = (
  problem: FieldProblem,
  language: Language = 'pl',
  overrides: MessageOverrides = {},
): string => problemText(problem, resolveMessages(validationMessages, language, overrides));

/** The advice below a message. */
export const advise = (
  problem: FieldProblem,
  language: Language = 'pl',
  overrides: MessageOverrides = {},
): string => problemHint(problem, resolveMessages(validationMessages, language, overrides));
