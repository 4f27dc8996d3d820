import type { Attribute } from './attributes.ts';

interface WrongValue {
  name: string;
  value: unknown;
  attribute: Attribute<unknown>;
}

const said = new Set<string>();

/** Says a thing to the theme author once per page, and only in the development build. */
export function warnOnce(text: string): void {
  if (!__DEV__ || said.has(text)) return;
  said.add(text);
  console.warn(text);
}

/** `[shop-map] zoom="abc": expected a number, using 13. See README.md#shop-map` */
export function warnAuthor(host: HTMLElement, { name, value, attribute }: WrongValue): void {
  if (!__DEV__) return;
  const shown = typeof value === 'string' ? value : typeof value;
  const using = attribute.inherits ? `shop-config's` : formatFallback(attribute.fallback);
  warnOnce(
    `[${host.localName}] ${name}="${shown}": expected ${attribute.expected}, using ${using}. See README.md#${host.localName}`,
  );
}

function formatFallback(fallback: unknown): string {
  if (fallback === undefined) return 'none';
  return typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
}
