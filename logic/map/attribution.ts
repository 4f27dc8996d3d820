import { decodedText } from '../wire/plain-text.ts';

/** A part of the attribution: text, or a link with an unchecked URL. */
export interface NotePart {
  readonly text: string;
  readonly link?: string;
}

const LINK = /<a\s[^>]*?href=["']([^"']*)["'][^>]*>([^<]*)<\/a>/gi;

/** The parts of the attribution of tile services: text with links; other markup is kept as text. */
export function noteParts(note: string): readonly NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text) parts.push({ text: decodedText(text) });
  };
  for (const match of note.matchAll(LINK)) {
    const [whole, link = '', text = ''] = match;
    addText(note.slice(end, match.index));
    parts.push({ text: decodedText(text), link: decodedText(link) });
    end = match.index + whole.length;
  }
  addText(note.slice(end));
  return parts;
}
