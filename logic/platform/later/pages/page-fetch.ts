import { createSend, type HttpPorts } from '../../http.ts';
import { PlatformError } from '../../platform-error.ts';

/** A page of the shop. */
export interface FetchedPage {
  readonly html: string;
  /** The address that answered, after redirects. */
  readonly url: string;
}

/** How long a page may take, and what ends the wait for it. */
export interface PageFetchOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/** A page at an address of this origin, or `PlatformError`. */
export type FetchPage = (url: string, options?: PageFetchOptions) => Promise<FetchedPage>;

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;

/** Fetches pages; redirects to another origin and answers that are not HTML are failures. */
export const createPageFetch =
  (ports: HttpPorts): FetchPage =>
  async (url, { signal, ...call } = {}) => {
    const subject = 'page';
    let finalUrl = url;
    const onResponse = (response: Response) => {
      ports.onResponse?.(response);
      if (!HTML.test(response.headers.get('content-type') ?? ''))
        throw new PlatformError(subject, 'response', response.status);
      finalUrl = response.url || url;
    };
    const send = createSend({ ...ports, onResponse });
    const init: RequestInit = { mode: 'same-origin', headers: { accept: 'text/html' } };
    const html = await send({ subject, url, init, ...call }, signal);
    return { html, url: finalUrl };
  };
