import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|graphql)|image\/svg\+xml)/;
/** What is written anew for each request is packed fast. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The packings we know, the better one first. */
const PACKERS: Readonly<Record<string, (body: Uint8Array) => Promise<Uint8Array>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => zip(body),
};

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function isWorthPacking(response: Response): boolean {
  return (
    response.body !== null &&
    !response.headers.has('content-encoding') &&
    COMPRESSIBLE.test(response.headers.get('content-type') ?? '')
  );
}

/** The response packed as the browser accepts it, where that saves something. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!isWorthPacking(response)) return response;
  const accepted = request.headers.get('accept-encoding') ?? '';
  const packer = Object.entries(PACKERS).find(([encoding]) => accepts(accepted, encoding));
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const body = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  if (!packer || body.length < MIN_BYTES) return new Response(body, { status, headers });
  const [encoding, pack] = packer;
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(new Uint8Array(await pack(body)), { status, headers });
}
