/** The entities that shops write; the other two thousand of HTML are not decoded. */
const ENTITIES = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 shy\u00ad ndash– mdash— hellip… bdquo„ ldquo“ rdquo” lsquo‘ rsquo’ laquo« raquo» bull• middot· deg° times× plusmn± micro\u00b5 frac12½ frac14¼ sup2² sup3³ copy© reg® trade™ euro€ oacuteó OacuteÓ eacuteé aumlä oumlö uumlü AumlÄ OumlÖ UumlÜ szligß'
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6}\d{0,2});/gi;
/** Presentational markup; other tags are not markup of a name, and are kept as text. */
const LOOK = /<\/?(?:b|i|u|s|em|strong|small|big|sub|sup|span|font|mark|wbr)(?:\s[^<>]*)?>/gi;
const LINE_BREAK = /<br\s?\/?>/gi;

/** The character of a code point; undefined if it does not exist or is not printable. */
function characterOf(code: number): string | undefined {
  const isReadable = code >= 0x20 && code <= 0x10ffff;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return isReadable && !isSurrogate ? String.fromCodePoint(code) : undefined;
}

const decode = (entity: string, name: string): string =>
  (name.startsWith('#')
    ? characterOf(Number(name.slice(1).replace(/^x/i, '0x')))
    : ENTITIES.get(name)) ?? entity;

/** A name printed by the platform, as readable text: without presentational markup, entities decoded once. */
export function decodedText(text: string): string {
  const plain = text.replace(LINE_BREAK, ' ').replace(LOOK, '');
  // a name of only markup must not disappear
  return (plain.trim() ? plain : text).replace(ENTITY, decode);
}

/** A readable text of the platform: its prices contain `&nbsp;` or `&#160;`, and no other markup. */
export const plainText = (text: string): string => text.replaceAll(/&(?:nbsp|#160);/g, '\u00a0');
