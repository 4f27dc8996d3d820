/** A detached script element with the page's nonce. */
export function newScript(): HTMLScriptElement {
  const script = document.createElement('script');
  script.nonce = document.documentElement.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  return script;
}
