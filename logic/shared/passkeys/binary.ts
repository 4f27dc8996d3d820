const PREFIX = '=?BINARY?B?';
const SUFFIX = '?=';

/** The bytes of a binary value as the accounts service writes it (`=?BINARY?B?<base64>?=`); undefined where the text is none. */
export function decodeBinary(text: string): ArrayBuffer | undefined {
  if (!text.startsWith(PREFIX) || !text.endsWith(SUFFIX)) return undefined;
  try {
    const binary = atob(text.slice(PREFIX.length, -SUFFIX.length));
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes.buffer;
  } catch {
    return undefined;
  }
}

/** Bytes as standard base64 with padding; throws where an extension of the browser gives something else. */
export function base64Of(buffer: ArrayBuffer): string {
  if (!(buffer instanceof ArrayBuffer)) throw new TypeError('[shop] passkey: expected bytes.');
  let binary = '';
  for (const byte of new Uint8Array(buffer)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
