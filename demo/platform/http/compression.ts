import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|graphql)|image\/svg\+xml)/;
/** What is written anew for each request is packed fast. */
const FAST_QUALITY = 5;
/** What is packed once is packed well; the best quality would take seconds. */
const ONCE_QUALITY = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The packings we know, the better one first. */
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

/** The best packing that the browser accepts; undefined where it accepts none of ours. */
export function acceptedPacking(request: Request): Packing | undefined {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return PACKINGS.find((packing) => accepts(accepted, packing));
}

/** Whether packing saves something with a body of this type and length in bytes. */
export function isWorthPacking(type: string, length: number): boolean {
  return length >= MIN_BYTES && COMPRESSIBLE.test(type);
}

/** A body packed well, which takes its time: for what is sent many times. */
export async function packedOnce(
  body: Uint8Array,
  packing: Packing,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await pack(body, packing, ONCE_QUALITY));
}

/** The response packed as the browser accepts it, where that saves something and has not been done. */
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
