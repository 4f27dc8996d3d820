/** Scripts in the form that a page with Trusted Types takes in place of text. */
export interface TrustedPolicy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(text: string): string;
}

/** A second copy of the library finds the policy here: its name can be taken only once. */
const POLICY: unique symbol = Symbol.for('shop.tt');

interface PolicyPage extends Window {
  trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
  [POLICY]?: TrustedPolicy;
}

const asIs = (text: string): string => text;
const rules: TrustedPolicy = { createHTML: asIs, createScript: asIs, createScriptURL: asIs };

/** The policy `shop` of the page, made on first use; throws where the page's CSP does not allow it. */
export function trustedPolicy(): TrustedPolicy {
  const page: PolicyPage = window;
  page[POLICY] ??= page.trustedTypes?.createPolicy('shop', rules) ?? rules;
  return page[POLICY];
}
