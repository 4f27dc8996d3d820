/** Whether a `Set-Cookie` line deletes the cookie. */
function isDeleted(line: string): boolean {
  const [, expires = ''] = /;\s*expires=([^;]+)/i.exec(line) ?? [];
  return /;\s*max-age=(?:0|-)/i.test(line) || Date.parse(expires) < Date.now();
}

/** In-memory cookies with the interface of `document.cookie`, until the page is closed. */
function createJar(): { get(): string; set(line: string): void } {
  const cookies = new Map<string, string>();
  return {
    get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    set(line) {
      const [, name = '', value = ''] = /^\s*([^=;]*)=([^;]*)/.exec(line) ?? [];
      if (isDeleted(line)) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

/** A sandboxed frame or a local file has an opaque origin, and therefore no cookies. */
const hasCookies = (): boolean => globalThis.origin !== 'null';

/** Sets cookies of the page, each as `name=value`; in memory if the page cannot have any. */
export function givePageCookies(cookies: readonly string[]): void {
  if (!hasCookies()) Object.defineProperty(document, 'cookie', createJar());
  // biome-ignore lint/suspicious/noDocumentCookie: tags read them at once
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
}
