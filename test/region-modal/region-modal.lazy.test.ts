import { expect } from '@open-wc/testing';
import '../kit/guard.ts';
import { GERMANY, platformWith, show } from './region-modal.fixtures.ts';

const hasLoadedDialog = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/Dialog\.tsx/.test(name));

describe('the dialog module of <shop-region-modal>', () => {
  it('loads only when the dialog opens', async () => {
    platformWith({});
    await show();
    expect(hasLoadedDialog()).to.equal(false);
    platformWith({ region: GERMANY });
    await show();
    expect(hasLoadedDialog()).to.equal(true);
  });
});
