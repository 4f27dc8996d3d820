import { newScript } from './new-script.ts';
import { trustedPolicy } from './trusted-types.ts';

/** A separate line ends the text, which may end in a comment. */
const functionOf = (body: string): string =>
  `(function(){try{(function(){${body}\n})()}catch(error){reportError(error)}})()`;

/**
 * Runs the body of a function in the page, with the page's nonce: what it declares is its own, and what it throws
 * is one `error` event of the page. One that the page forbids is skipped.
 */
export function runScript(body: string): void {
  try {
    const script = newScript();
    script.text = trustedPolicy().createScript(functionOf(body));
    document.head.append(script);
    script.remove();
  } catch {
    // The page's policy forbids it, and the browser has reported that.
  }
}
