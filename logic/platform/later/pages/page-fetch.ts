import { createSend, type HttpPorts } from '../../http.ts';
import { PlatformError } from '../../platform-error.ts';

/** A page of the shop. */
export interface FetchedPage {
  readonly html: string;
  /** The final URL, after redirects. */
  readonly url: string;
}

/** The timeout of a page and the signal that aborts it. */
export interface PageFetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
}

/** Fetches a page of this origin; rejects with `PlatformError`. */
export type FetchPage = (url: string, options?: PageFetchOptions) => Promise<FetchedPage>;

/** A download, which the browser saves. */
const ATTACHMENT = /^\s*attachment\b/i;
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
/** A charset other than UTF-8, in a header or a `<meta>`. */
const OTHER_CHARSET = /\bcharset\s*=(?!\s*["']?\s*utf-?8\b)/i;
const OTHER_META = new RegExp(`<meta\\s[^>]*${OTHER_CHARSET.source}`, 'i');

function isPage({ headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  const isDownload = ATTACHMENT.test(headers.get('content-disposition') ?? '');
  return HTML.test(type) && !OTHER_CHARSET.test(type) && !isDownload;
}

/**
 * Fetches pages. Redirects to another origin, downloads, answers other than HTML and pages in another charset than UTF-8
 * are errors.
 */
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
    const html = await send({ subject, url, init, ...call }, signal);
    if (OTHER_META.test(html)) throw new PlatformError(subject, 'response');
    return { html, url: finalUrl };
  };
