import { expect } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import { builtScript } from '../kit/browser.ts';
import { openPolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';

/**
 * What our code and the renderers read of a document. Four names are not here: React itself reads `addEventListener`,
 * `createElement`, `createElementNS` and `defaultView`, and shows nothing where they are hidden.
 */
const NAMES =
  'documentElement removeEventListener querySelector querySelectorAll body head activeElement write writeln open close ' +
  'getElementById baseURI currentScript createTextNode createTreeWalker createDocumentFragment createComment ' +
  'adoptedStyleSheets visibilityState title readyState location getSelection execCommand dispatchEvent cookie ' +
  'adoptNode importNode nodeType nodeName ownerDocument parentNode getRootNode contains childNodes hidden ' +
  'hasFocus styleSheets fonts implementation compareDocumentPosition';
const KINDS = [
  (name: string) => `<form name="${name}"></form>`,
  (name: string) => `<img name="${name}" alt="">`,
  (name: string) => `<iframe name="${name}" title="x"></iframe>`,
];
/** It only says what holds for others, and has no state. */
const SHOWN = declarations.filter(({ apply }) => !apply).map(({ tag }) => tag);
const BODY = SHOWN.map((tag) => `<${tag}>x</${tag}>`).join('');

const { querySelector } = Document.prototype;

async function expectShown(hiding: string): Promise<void> {
  const modules = [builtScript('index.js')];
  const { window, document, faults } = await openPolicyPage('none', {
    modules,
    body: hiding + BODY,
  });
  // on paper also tags out of view are active
  window.dispatchEvent(new Event('beforeprint'));
  for (const tag of SHOWN) {
    await waitUntil(
      () => querySelector.call(document, `${tag}:state(rendered)`),
      `${hiding} ${tag}`,
    );
  }
  expect(faults, hiding).to.deep.equal([]);
  window.frameElement?.remove();
}

describe('a page whose elements hide members of its document', () => {
  for (const [at, name] of NAMES.split(' ').entries()) {
    const hiding = KINDS[at % KINDS.length]?.(name) ?? '';
    it(`${hiding} hides no tag (XS-27, AT5)`, () => expectShown(hiding)).timeout(60_000);
  }
});
