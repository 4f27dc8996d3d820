import { expect } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import { builtScript } from '../kit/browser.ts';
import { openPolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';

/** Every member of a document. */
const MEMBERS = [Document, Node, EventTarget].flatMap(({ prototype }) =>
  Object.getOwnPropertyNames(prototype),
);
/** As many as fit into an address. */
const AT_ONCE = 60;
const groups = Array.from({ length: Math.ceil(MEMBERS.length / AT_ONCE) }, (_, at) =>
  MEMBERS.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
);
const KINDS = {
  forms: (name: string) => `<form name="${name}"></form>`,
  pictures: (name: string) => `<img name="${name}" alt="" hidden>`,
  frames: (name: string) => `<iframe name="${name}" title="x" hidden></iframe>`,
};
/** It only says what holds for others, and has no state. */
const SHOWN = declarations.filter(({ apply }) => !apply).map(({ tag }) => tag);
const BODY = SHOWN.map((tag) => `<${tag}>x</${tag}>`).join('');

const { querySelector } = Document.prototype;

async function expectShown(hiding: string): Promise<void> {
  const { window, document, faults } = await openPolicyPage('none', {
    modules: [builtScript('autoloader.js')],
    body: hiding + BODY,
  });
  const isShown = (tag: string) => {
    // on paper also tags out of view are active
    window.dispatchEvent(new Event('beforeprint'));
    return querySelector.call(document, `${tag}:state(rendered)`);
  };
  for (const tag of SHOWN) await waitUntil(() => isShown(tag), tag);
  expect(faults).to.deep.equal([]);
}

describe('a page whose elements hide members of its document', () => {
  for (const [kind, markup] of Object.entries(KINDS)) {
    for (const names of groups) {
      it(`shows each tag where ${kind} hide ${names[0]} to ${names.at(-1)} (XS-27, AT5)`, async () => {
        await expectShown(names.map(markup).join(''));
      }).timeout(60_000);
    }
  }
});
