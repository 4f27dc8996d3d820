import { expect } from '@open-wc/testing';
import '../kit/guard.ts';
import { GERMANY, platformWith, show } from './region-modal.fixtures.ts';

const hasLoadedDialog = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/Dialog\.tsx/.test(name));

describe('<shop-region-modal> loading its dialog', () => {
  it('does so when it is needed, not before', async () => {
    platformWith({});
    await show();
    expect(hasLoadedDialog()).to.equal(false);
    platformWith({ region: GERMANY });
    await show();
    expect(hasLoadedDialog()).to.equal(true);
  });
});
