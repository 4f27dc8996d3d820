import { warnAuthor } from '../../logic/page/warn-author.ts';

const ROLES = ['body', 'small', 'caption', 'heading'];
const PROPERTIES = ['font-size', 'line-height', 'font-weight'];

/** Text tokens: the property that checks each token's value, and the token's name without prefix. */
const TOKENS: readonly (readonly [property: string, token: string])[] = [
  ...PROPERTIES.flatMap((property) =>
    ROLES.map((role) => [property, `--shop-${property}-${role}`] as const),
  ),
  ['font-weight', '--shop-font-weight-strong'],
  ['font-family', '--shop-font-family'],
  ['font-family', '--shop-font-family-heading'],
];

const warn = (message: string): void => warnAuthor('shop', message, 'guide/look');

/** Warns about an invalid value of a text token, and about `font` shorthands, for which there is no token. */
export function warnOfTokens(host: HTMLElement): void {
  const style = getComputedStyle(host);
  for (const [property, token] of TOKENS) {
    const value = style.getPropertyValue(token).trim();
    if (!value || CSS.supports(property, value)) continue;
    warn(`${token}: ${value}: expected a ${property}, using none.`);
  }
  for (const role of ROLES) {
    if (!style.getPropertyValue(`--shop-font-${role}`)) continue;
    const [size, line, weight] = PROPERTIES.map((property) => `--shop-${property}-${role}`);
    warn(`--shop-font-${role}: there is no such token; expected ${size}, ${line} or ${weight}.`);
  }
}
