const PREFIX = '=?BINARY?B?';
const SUFFIX = '?=';

/** Converts any base64 variant for `atob`: URL-safe, padded or not. */
const plainBase64 = (text: string): string =>
  text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');

/** Decodes a binary value of the accounts service (`=?BINARY?B?<base64>?=`); undefined for another text. */
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

/** The bytes of a buffer or a view, including those of another frame; undefined for anything else. */
function bytesOf(source: BufferSource): Uint8Array | undefined {
  if (ArrayBuffer.isView(source)) {
    return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  }
  // each frame has its own ArrayBuffer class, but the name is the same
  const isBuffer = Object.prototype.toString.call(source) === '[object ArrayBuffer]';
  return isBuffer ? new Uint8Array(source) : undefined;
}

/** Encodes bytes as standard base64 with padding; throws if a browser extension provides something else. */
export function base64Of(source: BufferSource): string {
  const bytes = bytesOf(source);
  if (!bytes) throw new TypeError('[shop] passkey: expected bytes.');
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
