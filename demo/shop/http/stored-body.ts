import { createHash } from 'node:crypto';
import {
  acceptedPacking,
  isWorthPacking,
  type Packing,
  packedOnce,
} from '../../platform/http/compression.ts';

/** Browsers may keep a file whose address changes with its contents. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Browsers must revalidate on each request. */
export const ASK_EACH_TIME = 'no-cache';

const HASH_BYTES = 16;

function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}

/** A body that is sent many times: hashed once, and compressed once per encoding. */
export class StoredBody {
  readonly #body: Uint8Array<ArrayBuffer>;
  readonly #type: string;
  readonly #packed = new Map<Packing, Promise<Uint8Array<ArrayBuffer>>>();
  /** A hash of the contents that is safe in an address. */
  readonly hash: string;

  constructor(body: Uint8Array<ArrayBuffer>, type: string) {
    this.#body = body;
    this.#type = type;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_BYTES);
  }

  /** The response to a request: compressed as the browser accepts, or 304 when the browser has the same contents. */
  async answer(request: Request, cacheControl: string): Promise<Response> {
    const headers = new Headers({
      etag: `"${this.hash}"`,
      'cache-control': cacheControl,
      'content-type': this.#type,
      // modules load with CORS, and the origin of a sandboxed frame is none
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    if (isKnown(request, `"${this.hash}"`)) return new Response(null, { status: 304, headers });
    const packing = isWorthPacking(this.#type, this.#body.length) && acceptedPacking(request);
    if (!packing) return new Response(this.#body, { headers });
    headers.set('content-encoding', packing);
    headers.set('vary', 'accept-encoding');
    return new Response(await this.#packedAs(packing), { headers });
  }

  #packedAs(packing: Packing): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#packed.get(packing);
    if (known) return known;
    const packed = packedOnce(this.#body, packing);
    this.#packed.set(packing, packed);
    return packed;
  }
}
