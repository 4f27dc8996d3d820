import { readFileSync } from 'node:fs';
import { type Section, sectionsOf } from './sections-of.ts';

const FOLDER = new URL('../../elements/tags/', import.meta.url);

/** The examples of a tag, by its key. */
export const examplesOf = (key: string): readonly Section[] =>
  sectionsOf(readFileSync(new URL(`${key}/${key}.html`, FOLDER), 'utf8'));
