import { createSend, type HttpPorts } from '../../http.ts';
import { PlatformError } from '../../platform-error.ts';

const UTF_8 = 'utf-8';
/** The byte order marks of Unicode; they override every other declaration. */
const BYTE_ORDER_MARKS: readonly (readonly [mark: string, charset: string])[] = [
  ['\u00EF\u00BB\u00BF', UTF_8],
  ['\u00FE\u00FF', 'utf-16be'],
  ['\u00FF\u00FE', 'utf-16le'],
];
const OF_HEADER = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const OF_META = /<meta\s[^>]*charset\s*=\s*["']?\s*([^\s"'/>;]+)/i;
/** The number of bytes in which the `<meta>` with the charset must occur. */
const HEAD_BYTES = 4096;

function decoderOf(charset: string | undefined): TextDecoder | undefined {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset);
  } catch {
    // the browser does not know the charset
    return undefined;
  }
}

/** A `<meta>` that can be read as ASCII and declares UTF-16 is wrong: it means UTF-8. */
const ofMeta = (head: string): string | undefined =>
  OF_META.exec(head.replaceAll(/<!--[\s\S]*?-->/g, ''))?.[1]?.replace(/^utf-?16.*/i, UTF_8);

/** Decodes a page like a browser: by its byte order mark, its header or its `<meta>`. */
async function readPageText(response: Response): Promise<string> {
  const bytes = await response.arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes.slice(0, HEAD_BYTES));
  const decoder =
    decoderOf(BYTE_ORDER_MARKS.find(([mark]) => head.startsWith(mark))?.[1]) ??
    decoderOf(OF_HEADER.exec(response.headers.get('content-type') ?? '')?.[1]) ??
    decoderOf(ofMeta(head)) ??
    new TextDecoder();
  return decoder.decode(bytes);
}

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

const isPage = ({ headers }: Response): boolean =>
  HTML.test(headers.get('content-type') ?? '') &&
  !ATTACHMENT.test(headers.get('content-disposition') ?? '');

/** Fetches pages. Redirects to another origin, downloads and answers other than HTML are errors. */
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
