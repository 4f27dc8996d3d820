import { expect } from '@open-wc/testing';
import { defineElement } from '../../elements/element/define-element.ts';
import '../kit/guard.ts';
import { probeElement } from './Probe.tsx';
import { clearPage, newTag, type ProbeElement } from './probes.ts';

describe('an element whose component is loading', () => {
  afterEach(clearPage);

  it('shows all of its children, and sets a state once it has rendered (P11)', async () => {
    const tag = newTag();
    document.body.innerHTML = `<${tag}><b slot="label">A</b><i>B</i></${tag}>`;
    const probe = document.querySelector(tag) as ProbeElement;
    const boxes = () => [...probe.children].map((child) => child.getClientRects().length);
    expect(boxes()).to.deep.equal([1, 1]);
    defineElement(probeElement(tag));
    expect(boxes()).to.deep.equal([1, 1]);
    expect(probe.matches(':state(rendered)')).to.equal(false);
    await probe.updateComplete;
    expect(boxes()).to.deep.equal([0, 0]);
    expect(probe.matches(':state(rendered)')).to.equal(true);
  });

  it('hides icons that replace an icon of the component (AT16)', async () => {
    const tag = newTag();
    document.body.innerHTML = `<${tag}><b slot="icon-open">A</b><i>B</i></${tag}>`;
    const probe = document.querySelector(tag) as ProbeElement;
    defineElement(probeElement(tag));
    expect(probe.matches(':state(rendered)')).to.equal(false);
    const boxes = [...probe.children].map((child) => child.getClientRects().length);
    expect(boxes).to.deep.equal([0, 1]);
    await probe.updateComplete;
  });

  it('keeps a declarative shadow root until then (AT11)', async () => {
    const tag = newTag();
    const page = document.body.appendChild(document.createElement('div'));
    page.setHTMLUnsafe(
      `<${tag}><template shadowrootmode="open"><p id="declared">A</p><slot></slot></template><i>B</i></${tag}>`,
    );
    const probe = page.firstElementChild as ProbeElement;
    const declared = probe.shadowRoot?.querySelector('#declared');
    const boxes = () => [declared, probe.querySelector('i')].map((e) => e?.getClientRects().length);
    expect(boxes()).to.deep.equal([1, 1]);
    defineElement(probeElement(tag));
    expect(boxes()).to.deep.equal([1, 1]);
    await probe.updateComplete;
    expect(declared?.isConnected).to.equal(false);
    expect(probe.shadowRoot?.querySelectorAll('output')).to.have.length(1);
    expect(boxes()).to.deep.equal([0, 0]);
  });
});
