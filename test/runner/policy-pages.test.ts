import { expect } from '@open-wc/testing';
import { openPolicyPage } from '../kit/policy-page.ts';

describe('test pages under a content security policy', () => {
  it('load scripts of the shop and render its markup', async () => {
    const page = await openPolicyPage('strict', {
      modules: ['/test/runner/policy-probe.js'],
      body: '<p id="text">zażółć</p>',
      lang: 'en',
    });
    expect(page.document.getElementById('text')?.textContent).to.equal('zażółć');
    expect(page.document.documentElement.lang).to.equal('en');
    expect(page.document.documentElement.dataset.probe).to.equal('loaded');
    expect(page.faults).to.deep.equal([]);
  });

  it('record violations of the policy', async () => {
    const page = await openPolicyPage('strict', { body: '<style>p {}</style>' });
    expect(page.faults.join()).to.contain('style-src-elem');
  });

  it('let scripts with the nonce load more', async () => {
    const page = await openPolicyPage('nonce', { modules: ['/test/runner/policy-probe.js'] });
    expect(page.document.documentElement.dataset.probe).to.equal('loaded');
    expect(page.faults).to.deep.equal([]);
  });
});
