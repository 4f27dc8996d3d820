/** A script element with the page's nonce, which goes nowhere yet. */
export function newScript(): HTMLScriptElement {
  const script = document.createElement('script');
  script.nonce = document.documentElement.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  return script;
}
