import type { FieldReading } from '../fields/field.ts';
import { birthDateOf } from './birth-date.ts';

type Typed = Pick<FieldReading, 'type' | 'value' | 'partners'>;
type Tidy = (text: string, typed: Typed) => string;

/** The platform's id of Poland, and its name in fields. */
const POLAND = ['1143020003', 'PL'];

const trimmed: Tidy = (text) => text;

const withoutSeparators: Tidy = (text) => text.replace(/[\s.-]/g, '');

/** Replaces dashes and dots by spaces, and the international prefix `00` by a plus sign. */
const phone: Tidy = (text) =>
  /^[\d*#+()\s./-]+$/.test(text)
    ? text
        .replace(/[\s./-]+/g, ' ')
        .replace(/^00(?=[1-9])/, '+')
        .trim()
    : text;

const account: Tidy = (text) => {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  return /^(?:[A-Z]{2}\d\d[\dA-Z]+|\d{26})$/.test(plain) ? plain : text;
};

const TIDY: { readonly [T in FieldReading['type']]?: Tidy } = {
  firstname: trimmed,
  lastname: trimmed,
  additional: trimmed,
  firm: trimmed,
  nip: withoutSeparators,
  street: trimmed,
  zipcode: (text, { partners: { country = '' } }) =>
    POLAND.includes(country) ? text.replace(/^(\d\d)[\s-]*(\d{3})$/, '$1-$2') : text,
  city: trimmed,
  phone,
  email: trimmed,
  'phone email': phone,
  birthdate: (text) => birthDateOf(text) ?? text,
  login: trimmed,
  iban: account,
};

const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Normalizes a typed value for the platform, without surrounding spaces. Passwords, free text and values in an unknown
 * format are unchanged.
 */
export function tidyValue(typed: Typed): string {
  const text = typed.value.trim();
  const tidy = TIDY[typed.type];
  if (!tidy || !text) return typed.value;
  return tidy(tidy === trimmed ? text : text.replace(DASHES, '-'), typed);
}
