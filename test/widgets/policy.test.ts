import { expect } from '@open-wc/testing';
import { itInChromium } from '../kit/browser.ts';
import { openPolicyPage, type PolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';

const modules = ['/test/widgets/snippets-of-policy.js'];

/** Opens the policy's page and waits for the end of the snippet. */
async function openWithSnippet(policy: string): Promise<PolicyPage & { readonly ran: unknown[] }> {
  const page = await openPolicyPage(policy, { modules, body: '<main>kept</main>' });
  const ran = () => Reflect.get(page.window, 'ran') as unknown[];
  await waitUntil(() => ran()?.includes('end'));
  expect(page.document.querySelector('main')?.textContent).to.equal('kept');
  return { ...page, ran: ran() };
}

describe('snippets under a policy', () => {
  it('have scripts with the nonce of the page (CS-11)', async () => {
    const { ran, faults } = await openWithSnippet('nonce');
    expect(ran).to.deep.equal(['tested', 'end']);
    expect(faults).to.deep.equal([]);
  });

  itInChromium('go through the Trusted Types policy (SN-13)', async () => {
    const { ran, faults } = await openWithSnippet('trusted-types-nonce');
    expect(ran).to.deep.equal(['tested', 'end']);
    expect(faults).to.deep.equal([]);
  });

  itInChromium('are omitted if the page blocks the policy (SN-13)', async () => {
    const { ran, document } = await openWithSnippet('trusted-types-none');
    expect(ran).to.deep.equal(['end']);
    expect(document.querySelector('#snippet')).to.equal(null);
  });

  it('have no scripts if the page allows none inline, but their markup', async () => {
    const { ran, document } = await openWithSnippet('strict');
    expect(ran).to.deep.equal(['end']);
    expect(document.querySelector('#snippet')?.textContent).to.equal('x');
  });
});
