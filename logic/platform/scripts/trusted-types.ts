/** Scripts in the form that Trusted Types require in place of strings. */
export interface TrustedPolicy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(text: string): string;
}

/** Shares the policy with a second copy of the library: a policy name can be used only once. */
const POLICY: unique symbol = Symbol.for('shop.tt');

interface PolicyPage extends Window {
  trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
  [POLICY]?: TrustedPolicy;
}

const asIs = (text: string): string => text;
const rules: TrustedPolicy = { createHTML: asIs, createScript: asIs, createScriptURL: asIs };

/** The page's policy `shop`, created on first use. Throws if the page's CSP does not allow it. */
export function trustedPolicy(): TrustedPolicy {
  const page: PolicyPage = window;
  page[POLICY] ??= page.trustedTypes?.createPolicy('shop', rules) ?? rules;
  return page[POLICY];
}
