/** Whether a line that sets a cookie deletes it. */
function isDeleted(line: string): boolean {
  const [, expires = ''] = /;\s*expires=([^;]+)/i.exec(line) ?? [];
  return /;\s*max-age=(?:0|-)/i.test(line) || Date.parse(expires) < Date.now();
}

/** Cookies that go with the page, in the form of `document.cookie`. */
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

/** A frame in a sandbox, or a page from a file, has no origin, and so no cookies. */
const hasCookies = (): boolean => globalThis.origin !== 'null';

/** Gives the page cookies, each as `name=value`; where it can have none, they go with it. */
export function givePageCookies(cookies: readonly string[]): void {
  if (!hasCookies()) Object.defineProperty(document, 'cookie', createJar());
  // biome-ignore lint/suspicious/noDocumentCookie: tags read them at once
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
}
