import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const ERROR = 'status error { code message }';

async function activate(anna: Visitor, code: string): Promise<unknown> {
  const answer = await anna.graphql(
    `mutation { activateRebateCode(code: ${JSON.stringify(code)}) { ${ERROR} } }`,
  );
  return at(answer, 'data.activateRebateCode');
}

async function worth(anna: Visitor): Promise<unknown> {
  const answer = await anna.graphql('{ basket { summaryBasket { worth { gross { value } } } } }');
  return at(answer, 'data.basket.summaryBasket.worth.gross.value');
}

describe('rebate codes', () => {
  it('reduce the price of the basket until they are deactivated', async () => {
    const anna = new Visitor(createTestPlatform().platform);
    await anna.graphql(
      'mutation { addProductsToBasket(ProductInput: [{id: 120, size: "uniw", quantity: 2}]) { status } }',
    );
    assert.deepEqual(await activate(anna, 'LATO10'), { status: 'success', error: null });
    assert.equal(await worth(anna), 44.82);
    await anna.graphql(`mutation { deactivateRebateCode { ${ERROR} } }`);
    assert.equal(await worth(anna), 49.8);
  });

  it('are refused if they are unknown, expired or used', async () => {
    const anna = new Visitor(createTestPlatform().platform);
    for (const [code, reason] of [
      ['NIEMA', 'undefined'],
      ['STARY', 'expired'],
      ['PIERWSZY', 'used'],
      ['constructor', 'undefined'],
    ] as const) {
      assert.equal(at(await activate(anna, code), 'error.code'), reason);
    }
  });
});
