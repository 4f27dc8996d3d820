import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { declarations } from '../../elements/declarations.ts';
import { registerElements } from '../../elements/start/register.ts';
import { accountsAtom } from '../../logic/platform/accounts/accounts.atoms.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { expectErrors } from '../kit/guard.ts';
import { graphqlBasket } from '../minicart/minicart.fixtures.ts';
import { fullAnswer } from '../search/search.fixtures.ts';

registerElements(declarations);

// a click on "back" would leave the page of the test
history.back = () => undefined;

const RUNS = 1000;
const CALLS = [
  'basket',
  'widgets',
  'productsTextSearch',
  'addProductsToBasket',
  'removeProductsFromBasket',
  'unsetRegion',
  'generateLoginRequest',
  'login',
];

const outcomes = fc.constantFrom(
  new PlatformError('fault', 'network'),
  new PlatformError('fault', 'timeout'),
  new PlatformError('fault', 'response', 500),
  new TypeError('a wrapper of fetch threw'),
  null,
  '<html>',
  [],
  { basket: graphqlBasket() },
  { Basket: null },
  fullAnswer(),
);

const faults = fc.record({
  tag: fc.constantFrom(...declarations.map(({ tag }) => tag)),
  answers: fc.array(outcomes, { minLength: 1, maxLength: 3 }),
  isStorageFull: fc.boolean(),
  isStorageCorrupt: fc.boolean(),
  advances: fc.array(fc.integer({ min: 400, max: 40_000 }), { maxLength: 2 }),
  leavesEarly: fc.boolean(),
  editable: fc.boolean(),
});

type Faults = typeof faults extends fc.Arbitrary<infer T> ? T : never;

/** One visit to a page with faults. */
async function visit({ tag, answers, advances, ...faults }: Faults): Promise<void> {
  const shop = installFakePlatform();
  pageStore.set(accountsAtom, shop.accounts);
  for (const call of CALLS) shop.answer(call, ...answers);
  shop.localStorage.isFull = faults.isStorageFull;
  shop.sessionStorage.isFull = faults.isStorageFull;
  if (faults.isStorageCorrupt) {
    shop.cookies.set('setRegionForced', '{bad', 1);
    shop.sessionStorage.set('search_wa', '{bad');
    shop.localStorage.set('shopRecentSearches', '{bad');
  } else {
    shop.cookies.set('setRegionForced', '{"currentCountry":"DE","showModal":true}', 1);
  }
  const element = document.createElement(tag) as HTMLElement & { updateComplete: Promise<void> };
  element.toggleAttribute('editable', faults.editable);
  // so that this one sends a request
  element.toggleAttribute('snippets', tag === 'shop-widgets');
  document.body.append(element);
  element.dispatchEvent(new PointerEvent('pointerenter'));
  if (faults.leavesEarly) element.remove();
  await settle();
  await element.updateComplete;
  for (const input of element.shadowRoot?.querySelectorAll('input') ?? []) {
    input.focus();
    input.value = 'wa';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
  for (const button of element.shadowRoot?.querySelectorAll('button') ?? []) {
    if (button.type === 'button') button.click();
  }
  for (const advance of advances) await shop.clock.advance(advance);
  element.remove();
  await settle();
}

describe('fault injection', () => {
  it('causes no uncaught error with network, storage, cookies or clock (ER-11, ST-25)', async () => {
    // failures are reported as events; the guard fails the test for anything uncaught
    const errors = expectErrors(/^$/);
    await fc.assert(fc.asyncProperty(faults, visit), { numRuns: RUNS });
    expect(errors).to.deep.equal([]);
  });
});
