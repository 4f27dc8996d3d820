import type { Language } from '../platform/language.ts';
import { english } from './texts/en.ts';
import { polish } from './texts/pl.ts';

/** Every text of the pages; texts with parameters are functions. */
export type Texts = typeof polish;

/** The texts of the pages by language. */
export const TEXTS: Readonly<Record<Language, Texts>> = { pl: polish, en: english };
