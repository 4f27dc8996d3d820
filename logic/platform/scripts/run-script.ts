import { newScript } from './new-script.ts';
import { trustedPolicy } from './trusted-types.ts';

/** The line break ends a comment at the end of the text. */
const functionOf = (body: string): string =>
  `(function(){try{(function(){${body}\n})()}catch(error){reportError(error)}})()`;

/**
 * Runs a function body in the page, with the page's nonce. Its declarations are local, and an exception fires one
 * `error` event. A script that the page's policy blocks is skipped.
 */
export function runScript(body: string): void {
  try {
    const script = newScript();
    script.text = trustedPolicy().createScript(functionOf(body));
    document.head.append(script);
    script.remove();
  } catch {
    // The page's policy blocks it, and the browser has reported that.
  }
}
