import { createHash } from 'node:crypto';
import {
  acceptedPacking,
  isWorthPacking,
  type Packing,
  packedOnce,
} from '../../platform/http/compression.ts';

/** How long a browser keeps what never changes at its address. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** A browser asks each time whether what it has is still the same. */
export const ASK_EACH_TIME = 'no-cache';

const HASH_BYTES = 16;

function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}

/** What is sent again and again: hashed once, and packed once for each packing that is asked for. */
export class StoredBody {
  readonly #body: Uint8Array<ArrayBuffer>;
  readonly #type: string;
  readonly #packed = new Map<Packing, Promise<Uint8Array<ArrayBuffer>>>();
  /** A text that differs whenever the contents do, fit for an address. */
  readonly hash: string;

  constructor(body: Uint8Array<ArrayBuffer>, type: string) {
    this.#body = body;
    this.#type = type;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_BYTES);
  }

  /** The answer to a request: packed as the browser accepts it, or 304 where it has the same already. */
  async answer(request: Request, cacheControl: string): Promise<Response> {
    const headers = new Headers({
      etag: `"${this.hash}"`,
      'cache-control': cacheControl,
      'content-type': this.#type,
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
