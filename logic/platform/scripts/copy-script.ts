import { newScript } from './new-script.ts';
import { trustedPolicy } from './trusted-types.ts';

/** How a browser takes a script: one after another, beside the others, or not at all. */
export type ScriptKind = 'classic' | 'beside' | 'data';

const JAVASCRIPT = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/jscript)$/i;

/** The kind of a script; modules and `async` ones are `beside`, JSON, templates and `nomodule` ones are `data`. */
export function kindOfScript(script: HTMLScriptElement): ScriptKind {
  const type = (script.getAttribute('type') ?? '').trim();
  if (script.noModule) return 'data';
  if (type.toLowerCase() === 'module') return 'beside';
  if (type !== '' && !JAVASCRIPT.test(type)) return 'data';
  return script.hasAttribute('async') && script.hasAttribute('src') ? 'beside' : 'classic';
}

/** Attributes that are set in another way: the nonce is the page's, the address goes through the policy. */
const SET_APART = new Set(['nonce', 'src']);

/** The address of a script as its page has it; null for a script that stands in the page. */
const givenAddress = (inert: HTMLScriptElement): string | null => inert.getAttribute('src');

/**
 * A copy of a script with its attributes, its text and the page's nonce, which runs when it is inserted. `address`
 * replaces the `src` of a script from another page. Undefined if the page's Trusted Types block it, which the browser
 * reports.
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
  // modules keep their order; one that does not come must not hold up classic scripts
  if (inert.type === 'module') script.async = inert.hasAttribute('async');
  return script;
}
