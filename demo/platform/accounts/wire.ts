/** Bytes as base64url without padding. */
export function base64urlOf(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Base64url of a base64 text, padded or not; undefined when it is neither. */
export function base64urlFrom(base64: string): string | undefined {
  try {
    return base64urlOf(bytesFrom(base64));
  } catch {
    return undefined;
  }
}

/** The bytes of a base64 or base64url text; throws when it is neither. */
export function bytesFrom(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** A binary value as the accounts service writes it into its JSON: `=?BINARY?B?<base64>?=`. */
export function binaryMarker(base64url: string): string {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return `=?BINARY?B?${base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')}?=`;
}
