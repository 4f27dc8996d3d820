import { expect } from '@open-wc/testing';
import { itInChromium } from '../kit/browser.ts';
import { openPolicyPage, type PolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

const modules = ['/test/partial-navigation/visit-of-policy.js'];
/** Scripts injected by the shop, and by an attacker. */
const NEXT = `<main><h1>Next</h1><img src="" alt="" onerror="ran.push('onerror')">
  <script>ran.push('unmarked')</script><script nonce="tested">ran.push('guessed')</script>
  <script data-shop-ajax>ran.push('marked')</script></main>`;

interface Visited extends PolicyPage {
  readonly ran: unknown[];
}

/** A page under a policy, after a partial visit to another one under the same policy. */
async function visitUnder(policy: string): Promise<Visited> {
  const next = `/csp/${policy}?${new URLSearchParams({ body: NEXT })}`;
  const link = document.createElement('a');
  link.toggleAttribute('data-shop-partial', true);
  link.setAttribute('href', next);
  const body = `<main><h1>Here</h1>${link.outerHTML}</main>
    <shop-partial-navigation></shop-partial-navigation>`;
  const page = await openPolicyPage(policy, { modules, body });
  await waitUntil(
    () => page.document.querySelector('shop-partial-navigation:state(rendered)'),
    'the tag is there',
  );
  page.document.querySelector('a')?.click();
  const ran = Reflect.get(page.window, 'ran') as unknown[];
  await waitUntil(() => ran.includes('end'), 'the visit ends');
  expect(page.document.querySelector('h1')?.textContent).to.equal('Next');
  expect(page.document.querySelectorAll('main').length).to.equal(1);
  return { ...page, ran };
}

describe('a partial visit under a content security policy', () => {
  for (const [policy, itThere] of [
    ['nonce', it],
    ['trusted-types-nonce', itInChromium],
  ] as const) {
    itThere(`runs the marked script alone: ${policy} (PN-13)`, async () => {
      const { ran, faults } = await visitUnder(policy);
      expect(ran).to.deep.equal(['marked', 'end']);
      expect(faults.filter((fault) => !/^script-src-attr|^load <img/.test(fault))).to.deep.equal(
        [],
      );
    });
  }

  it('runs no scripts if the page allows none inline (PN-13)', async () => {
    const { ran, faults } = await visitUnder('strict');
    expect(ran).to.deep.equal(['end']);
    // the browser reports it in a separate task
    const isRefused = () => faults.some((fault) => fault.startsWith('script-src'));
    await waitUntil(isRefused, 'the script is refused');
  });
});
