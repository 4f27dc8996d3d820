const PREFIX = '=?BINARY?B?';
const SUFFIX = '?=';

/** Base64 that `atob` takes, of any kind: with `-` and `_`, padded at its end or not at all. */
const plainBase64 = (text: string): string =>
  text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');

/**
 * The bytes of a binary value as the accounts service writes it (`=?BINARY?B?<base64>?=`); undefined where the text is
 * none.
 */
export function decodeBinary(text: string): ArrayBuffer | undefined {
  if (!text.startsWith(PREFIX) || !text.endsWith(SUFFIX)) return undefined;
  try {
    const binary = atob(plainBase64(text.slice(PREFIX.length, -SUFFIX.length)));
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes.buffer;
  } catch {
    return undefined;
  }
}

/** The bytes of a buffer or of a view of one, also of another frame's; undefined of anything else. */
function bytesOf(source: BufferSource): Uint8Array | undefined {
  if (ArrayBuffer.isView(source)) {
    return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  }
  // each frame has another ArrayBuffer class, and all have this name
  const isBuffer = Object.prototype.toString.call(source) === '[object ArrayBuffer]';
  return isBuffer ? new Uint8Array(source) : undefined;
}

/** Bytes as standard base64 with padding; throws where an extension of the browser gives something else. */
export function base64Of(source: BufferSource): string {
  const bytes = bytesOf(source);
  if (!bytes) throw new TypeError('[shop] passkey: expected bytes.');
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
