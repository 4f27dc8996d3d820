import { trustedPolicy } from './trusted-types.ts';

/** Runs a script's text in the page, with the page's nonce; one that the page forbids is skipped. */
export function runScript(text: string): void {
  try {
    const script = document.createElement('script');
    script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    script.text = trustedPolicy().createScript(text);
    document.head.append(script);
    script.remove();
  } catch {
    // The page's policy forbids it, and has said so itself.
  }
}
