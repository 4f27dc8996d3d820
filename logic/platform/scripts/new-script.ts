import { plainDocument } from '../plain-document.ts';
/** A script element with the page's nonce, which goes nowhere yet. */
export function newScript(): HTMLScriptElement {
  const script = plainDocument().createElement('script');
  script.nonce =
    plainDocument().documentElement.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  return script;
}
