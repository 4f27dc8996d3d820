/** The state of the playground, stored in the URL's fragment, so that no server receives it. */
export interface Play {
  readonly code: string;
  /** The options of the platform, as JSON. */
  readonly platform: string;
}

const FORMAT = 'deflate-raw';
/** The chunk size for `String.fromCharCode`, whose number of arguments is limited by the stack. */
const toBinary = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const through = (data: BlobPart, stream: GenericTransformStream): Response =>
  new Response(new Blob([data]).stream().pipeThrough(stream));

/** The URL fragment that opens the playground with this code. */
export async function fragmentOf({ code, platform }: Play): Promise<string> {
  const packed = through(JSON.stringify([code, platform]), new CompressionStream(FORMAT));
  const base64 = btoa(toBinary(new Uint8Array(await packed.arrayBuffer())));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Parses a fragment; undefined if it is not one of the playground's. */
export async function playOf(fragment: string): Promise<Play | undefined> {
  try {
    const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const [code, platform]: unknown[] = await through(
      bytes,
      new DecompressionStream(FORMAT),
    ).json();
    return typeof code === 'string' ? { code, platform: String(platform ?? '') } : undefined;
  } catch {
    return undefined;
  }
}
