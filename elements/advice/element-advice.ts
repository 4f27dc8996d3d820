import type { AnyDeclaration } from '../declare/declaration.ts';
import { warnOfChildScripts } from './child-scripts.ts';
import { warnOfContrast } from './contrast.ts';
import { warnOfControls } from './controls.ts';
import { warnOfInvokers } from './invokers.ts';
import { warnOfMissingNeed } from './missing-need.ts';
import { warnOfMistakes } from './mistakes.ts';
import { warnOfParagraph } from './moved.ts';
import { warnOfMissingNames } from './names.ts';
import { warnOfNesting } from './nesting.ts';
import { warnOfProductForms } from './product-forms.ts';
import { warnOfProducts } from './products.ts';
import { warnOfBraces, warnOfSlots } from './slots.ts';
import { warnOfSwallowedPage } from './swallowed-page.ts';
import { warnOfTokens } from './tokens.ts';
import { warnOfUnknownAttributes } from './unknown-attributes.ts';
import { whenPageIsRead } from './when-page-is-read.ts';

const CHECKS = [
  warnOfSwallowedPage,
  warnOfMissingNeed,
  warnOfMistakes,
  warnOfMissingNames,
  warnOfChildScripts,
  warnOfControls,
  warnOfNesting,
  warnOfProducts,
  warnOfProductForms,
  warnOfSlots,
  warnOfBraces,
  warnOfInvokers,
  warnOfTokens,
  warnOfContrast,
];

/** Warns the author about an element and its surroundings, once the page has been parsed. */
export function adviseOn(host: HTMLElement, declaration: AnyDeclaration): void {
  if (!__DEV__) return;
  warnOfUnknownAttributes(host, declaration);
  whenPageIsRead(() => {
    if (!host.isConnected || warnOfParagraph(host)) return;
    for (const check of CHECKS) attempt(() => check(host, declaration));
  });
}

/** Inputs can shadow the members of their form; checks that throw on such a page are skipped. */
function attempt(check: () => void): void {
  try {
    check();
  } catch {}
}
