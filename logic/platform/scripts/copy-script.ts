import { newScript } from './new-script.ts';
import { trustedPolicy } from './trusted-types.ts';

/** How a browser treats a script: runs it in order, runs it independently, or ignores it. */
export type ScriptKind = 'classic' | 'beside' | 'data';

const JAVASCRIPT = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/jscript)$/i;

/** The kind of a script: `beside` for modules and `async`; `data` for JSON, templates and `nomodule`. */
export function kindOfScript(script: HTMLScriptElement): ScriptKind {
  const type = (script.getAttribute('type') ?? '').trim();
  if (script.noModule) return 'data';
  if (type.toLowerCase() === 'module') return 'beside';
  if (type !== '' && !JAVASCRIPT.test(type)) return 'data';
  return script.hasAttribute('async') && script.hasAttribute('src') ? 'beside' : 'classic';
}

/** Attributes that are not copied: the nonce is that of the page, and the URL passes the Trusted Types policy. */
const SET_APART = new Set(['nonce', 'src']);

/** The URL of a script as its page has it; null for an inline script. */
const givenAddress = (inert: HTMLScriptElement): string | null => inert.getAttribute('src');

/**
 * Copies a script with its attributes, its text and the page's nonce; the copy runs when it is inserted. `address`
 * replaces the `src` of a script from another page. Undefined if Trusted Types block it, which the browser reports.
 */
export function copyScript(
  inert: HTMLScriptElement,
  address = givenAddress(inert),
): HTMLScriptElement | undefined {
  try {
    return copied(inert, address);
  } catch {
    return undefined;
  }
}

function copied(inert: HTMLScriptElement, address: string | null): HTMLScriptElement {
  const script = newScript();
  const policy = trustedPolicy();
  for (const { name, value } of inert.attributes) {
    if (!SET_APART.has(name)) script.setAttribute(name, value);
  }
  if (address !== null) script.src = policy.createScriptURL(address);
  script.text = policy.createScript(inert.text);
  // modules keep their order; a failed one must not block classic scripts
  if (inert.type === 'module') script.async = inert.hasAttribute('async');
  return script;
}
