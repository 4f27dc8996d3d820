/** The entities that shops write; the rest of HTML's two thousand stay undecoded. */
const ENTITIES = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 shy\u00ad ndash– mdash— hellip… bdquo„ ldquo“ rdquo” lsquo‘ rsquo’ laquo« raquo» bull• middot· deg° times× plusmn± micro\u00b5 frac12½ frac14¼ sup2² sup3³ copy© reg® trade™ euro€ oacuteó OacuteÓ eacuteé aumlä oumlö uumlü AumlÄ OumlÖ UumlÜ szligß'
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6}\d{0,2});/gi;
/** Markup of style only; other tags are no markup of a name, and stay as text. */
const LOOK = /<\/?(?:b|i|u|s|em|strong|small|big|sub|sup|span|font|mark|wbr)(?:\s[^<>]*)?>/gi;
const LINE_BREAK = /<br\s?\/?>/gi;

/** The character of a code point; undefined where there is none, or it is not readable. */
function characterOf(code: number): string | undefined {
  const isReadable = code >= 0x20 && code <= 0x10ffff;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return isReadable && !isSurrogate ? String.fromCodePoint(code) : undefined;
}

const decode = (entity: string, name: string): string =>
  (name.startsWith('#')
    ? characterOf(Number(name.slice(1).replace(/^x/i, '0x')))
    : ENTITIES.get(name)) ?? entity;

/** A name that the platform prints into a page, as readable text: without markup of style, entities decoded once. */
export function decodedText(text: string): string {
  const plain = text.replace(LINE_BREAK, ' ').replace(LOOK, '');
  // a name of nothing but markup must not vanish
  return (plain.trim() ? plain : text).replace(ENTITY, decode);
}

/** A text of the platform as it is to be read: its prices hold `&nbsp;` or `&#160;`, nothing else is markup. */
export const plainText = (text: string): string => text.replaceAll(/&(?:nbsp|#160);/g, '\u00a0');
