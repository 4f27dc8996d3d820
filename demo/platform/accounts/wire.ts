/** Encodes bytes as base64url without padding. */
export function base64urlOf(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Converts base64, padded or not, to base64url; undefined for any other text. */
export function base64urlFrom(base64: string): string | undefined {
  try {
    return base64urlOf(bytesFrom(base64));
  } catch {
    return undefined;
  }
}

/** Decodes base64 or base64url; throws on any other text. */
export function bytesFrom(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** A binary value as the accounts service writes it in JSON: `=?BINARY?B?<base64>?=`. */
export function binaryMarker(base64url: string): string {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return `=?BINARY?B?${base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')}?=`;
}
