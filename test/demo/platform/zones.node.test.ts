import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const FIELDS = 'name products { id price { price { gross { value } } } sizes { id } }';

describe('zones of products', () => {
  it('have products on offer, or others beside given ones', async () => {
    const anna = new Visitor(createTestPlatform().platform);
    const answer = await anna.graphql(`{
      a: hotspots(hotspotsPanelParamsInput: {page: main, zone: zone1}) { ${FIELDS} }
      b: hotspots(hotspotsPanelParamsInput: {page: projector, zone: zone3, products: [110]}) { ${FIELDS} }
      c: hotspots(hotspotsPanelParamsInput: {page: projector, zone: zone3, products: [1]}) { ${FIELDS} }
    }`);
    assert.equal(at(answer, 'data.a.name'), 'Polecane');
    assert.equal(typeof at(answer, 'data.a.products.0.price.price.gross.value'), 'number');
    const others = at(answer, 'data.b.products');
    assert.ok(Array.isArray(others) && others.length > 0);
    assert.ok(!others.some((one: unknown) => at(one, 'id') === 110));
  });

  it('refuse a page that is no word of the platform', async () => {
    const anna = new Visitor(createTestPlatform().platform);
    const answer = await anna.graphql(
      `{ hotspots(hotspotsPanelParamsInput: {page: other, zone: zone1}) { ${FIELDS} } }`,
    );
    assert.match(JSON.stringify(answer), /errors/);
  });
});
