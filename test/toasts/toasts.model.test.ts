import { expect } from '@open-wc/testing';
import { createToast } from '../../logic/toasts/toasts.model.ts';
import '../kit/guard.ts';

describe('createToast', () => {
  for (const message of ['', '  ', undefined, null, {}, [], Number, true]) {
    it(`shows nothing for ${String(message) || 'an empty message'}`, () => {
      expect(createToast({ message })).to.equal(undefined);
    });
  }

  for (const request of [undefined, null, 'text', 1, []]) {
    it(`shows nothing for a request that is ${String(request)}`, () => {
      expect(createToast(request)).to.equal(undefined);
    });
  }

  it('uses the valid options and ignores the others', () => {
    const toastOf = (options: object) => createToast({ ...options, message: 'x' });
    expect(toastOf({ kind: 'error' })?.kind).to.equal('error');
    for (const kind of ['fatal', 1, null, 'constructor']) {
      expect(toastOf({ kind })?.kind).to.equal('info');
    }
    expect(toastOf({ duration: 0 })?.duration).to.equal(0);
    for (const duration of [-1, Number.NaN, '100', null]) {
      expect(toastOf({ duration })?.duration).to.equal(undefined);
    }
    let runs = 0;
    const run = () => {
      runs += 1;
    };
    toastOf({ action: { label: 'Cofnij', run } })?.action?.run?.();
    expect(runs).to.equal(1);
    const href = '/basketedit.php';
    expect(toastOf({ action: { label: 'Do koszyka', href } })?.action?.href).to.equal(href);
    const unsafe = { label: 'Cofnij', href: 'javascript:__pwned=1' };
    expect(toastOf({ action: { ...unsafe, run } })?.action?.href).to.equal(undefined);
    for (const action of [
      { label: 'Cofnij' },
      { run },
      { label: '', run },
      'Cofnij',
      null,
      unsafe,
    ]) {
      expect(toastOf({ action })?.action).to.equal(undefined);
    }
  });
});
