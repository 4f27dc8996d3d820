import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const RESULT = '{ status error { code message } }';
const done = { status: 'success', error: null };

function setRegion(input: string): string {
  return `mutation { setRegion(SetRegionInput: ${input}) ${RESULT} }`;
}

function createShop() {
  const { platform } = createTestPlatform();
  return { platform, anna: new Visitor(platform) };
}

function settingsOf({ platform, anna }: ReturnType<typeof createShop>) {
  return platform.switches.read(anna.cookies.get('shop_session') ?? '');
}

function forcedCookie(anna: Visitor, name: string): unknown {
  return JSON.parse(anna.cookies.get(name) ?? 'null');
}

describe('the delivery region', () => {
  it('is announced by a cookie that scripts can read if it is forced', async () => {
    const shop = createShop();
    const set = await shop.anna.graphql(
      setRegion('{deliveryRegionId: 1143020143, areForced: true}'),
    );
    assert.deepEqual(at(set, 'data.setRegion'), done);
    const forced = { currentCountry: 'DE', defaultCountry: 'PL', showModal: true };
    assert.deepEqual(forcedCookie(shop.anna, 'setRegionForced'), forced);
    assert.deepEqual(settingsOf(shop).regionForced, forced);
    assert.equal(settingsOf(shop).region, 'DE');
    const again = await shop.anna.set({ regionForced: { ...forced, showModal: false } });
    assert.doesNotMatch(again.headers.get('set-cookie') ?? 'HttpOnly', /HttpOnly/);
  });

  it('must be one that the shop delivers to', async () => {
    const shop = createShop();
    for (const input of [
      '{deliveryRegionId: 1}',
      '{billingRegionId: 1, deliveryRegionId: 1143020143}',
    ]) {
      const answer = await shop.anna.graphql(setRegion(input));
      assert.equal(at(answer, 'data.setRegion.error.code'), 'incorrect_region');
    }
    assert.equal(settingsOf(shop).region, 'PL');
  });

  it('goes back to the default, alone or with the postal code', async () => {
    const shop = createShop();
    const regionForced = { currentCountry: 'DE', defaultCountry: 'PL', showModal: true };
    const zipcodeForced = { currentZipcode: '00-001', defaultZipcode: '', showModal: true };
    await shop.anna.set({ region: 'DE', regionForced, zipcodeForced });
    assert.deepEqual(forcedCookie(shop.anna, 'setZipcodeForced'), zipcodeForced);
    const region = await shop.anna.graphql(
      `mutation { unsetTemporaryRegion ${RESULT} }`,
      '?mutation=unsetRegion',
    );
    assert.deepEqual(at(region, 'data.unsetTemporaryRegion'), done);
    assert.equal(settingsOf(shop).region, 'PL');
    assert.equal(settingsOf(shop).regionForced, null);
    assert.deepEqual(settingsOf(shop).zipcodeForced, zipcodeForced);
    const both = await shop.anna.graphql(
      `mutation { unsetTemporaryRegion ${RESULT} unsetTemporaryZipcode ${RESULT} }`,
      '?mutation=unsetRegionAndZipcode',
    );
    assert.deepEqual(at(both, 'data'), { unsetTemporaryRegion: done, unsetTemporaryZipcode: done });
    assert.equal(settingsOf(shop).zipcodeForced, null);
  });
});
