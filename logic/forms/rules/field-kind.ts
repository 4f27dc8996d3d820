import type { FieldReading, FieldType } from '../fields/field.ts';

/** A type of field that is one thing. */
export type FieldKind = Exclude<FieldType, 'phone email'>;

/** What a field is checked as: one that takes a phone number or an e-mail address is what was typed. */
export function fieldKind({ type, value }: Pick<FieldReading, 'type' | 'value'>): FieldKind {
  if (type !== 'phone email') return type;
  return /^[\d*#+() ]+$/.test(value) ? 'phone' : 'email';
}
