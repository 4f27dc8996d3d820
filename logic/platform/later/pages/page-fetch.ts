import { createSend, type HttpPorts } from '../../http.ts';
import { PlatformError } from '../../platform-error.ts';
import { readPageText } from './page-text.ts';

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

/** A file for the shopper's disk, which the browser saves. */
const ATTACHMENT = /^\s*attachment\b/i;
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;

const isPage = ({ headers }: Response): boolean =>
  HTML.test(headers.get('content-type') ?? '') &&
  !ATTACHMENT.test(headers.get('content-disposition') ?? '');

/** Fetches pages; redirects to another origin, downloads and answers that are not HTML are failures. */
export const createPageFetch =
  (ports: HttpPorts): FetchPage =>
  async (url, { signal, ...call } = {}) => {
    const subject = 'page';
    let finalUrl = url;
    const onResponse = (response: Response) => {
      ports.onResponse?.(response);
      if (!isPage(response)) throw new PlatformError(subject, 'response', response.status);
      finalUrl = response.url || url;
    };
    const send = createSend({ ...ports, onResponse });
    const init: RequestInit = { mode: 'same-origin', headers: { accept: 'text/html' } };
    const html = await send({ subject, url, init, readText: readPageText, ...call }, signal);
    return { html, url: finalUrl };
  };
