import { expect } from '@open-wc/testing';
import { defineElement } from '../../elements/element/define-element.ts';
import '../kit/guard.ts';
import { probeElement } from './Probe.tsx';
import { clearPage, freshTag, type ProbeElement } from './probes.ts';

describe('a tag whose component is on the way', () => {
  afterEach(clearPage);

  it('P11: shows all that its author put into it, and says when it shows itself', async () => {
    const tag = freshTag();
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
});
