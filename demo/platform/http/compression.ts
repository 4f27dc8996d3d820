import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|graphql)|image\/svg\+xml)/;
/** For responses that are made per request: fast. */
const FAST_QUALITY = 5;
/** For bodies that are compressed once: small, but below the best quality, which takes seconds. */
const ONCE_QUALITY = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The supported encodings, the preferred one first. */
const PACKINGS = ['br', 'gzip'] as const;
export type Packing = (typeof PACKINGS)[number];

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function pack(body: Uint8Array, packing: Packing, quality: number): Promise<Uint8Array> {
  if (packing === 'gzip') return zip(body);
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The best encoding that the browser accepts; undefined when it accepts none of ours. */
export function acceptedPacking(request: Request): Packing | undefined {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return PACKINGS.find((packing) => accepts(accepted, packing));
}

/** Whether compression pays off for this content type and length in bytes. */
export function isWorthPacking(type: string, length: number): boolean {
  return length >= MIN_BYTES && COMPRESSIBLE.test(type);
}

/** Compresses a body that is sent many times; slow. */
export async function packedOnce(
  body: Uint8Array,
  packing: Packing,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await pack(body, packing, ONCE_QUALITY));
}

/** The response compressed as the browser accepts, unless it is compressed already or would gain nothing. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || response.headers.has('content-encoding') || !COMPRESSIBLE.test(type)) {
    return response;
  }
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const body = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  const packing = isWorthPacking(type, body.length) && acceptedPacking(request);
  if (!packing) return new Response(body, { status, headers });
  headers.set('content-encoding', packing);
  headers.delete('content-length');
  const packed = new Uint8Array(await pack(body, packing, FAST_QUALITY));
  return new Response(packed, { status, headers });
}
