import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { elementKeys } from '../../../build/element-entries.mjs';
import { PERSON, sendRegistration } from './customers.fixtures.ts';
import { createVisitor } from './shop.ts';

const ALL = elementKeys.map((key) => `shop-${key}`);
/** Pages for every visitor, then those of a customer. */
const PAGES = [
  '/',
  '/cat-pl-121-kubki.html',
  '/product-pl-121-kompot.html',
  '/product-pl-113-wyprzedany.html',
  '/login.php',
  '/client-new.php',
];
const CUSTOMER_PAGES = [
  '/basketedit.php',
  '/contact.html',
  '/shoppinglist.php',
  '/client-data.php',
  '/pl-o-nas-4.html',
];

/** The themes: the demo's own, and the foreign one with the tags around or instead of its blocks. */
const THEMES = ['', '/host', '/host/instead'];

/** The tags on pages of the demo shop in a theme. */
async function tagsInUse(theme: string): Promise<readonly string[]> {
  const visitor = createVisitor();
  const tagsOf = async (paths: readonly string[]) => {
    const pages = await Promise.all(paths.map((path) => visitor.text(`${theme}${path}`)));
    return pages.flatMap((page) => page.match(/(?<=<)shop-[\w-]+/g) ?? []);
  };
  const before = await tagsOf(PAGES);
  await visitor.post('/basketchange.php', {
    operation: 'add',
    product: '110',
    size: 'uniw',
    quantity: '2',
  });
  await sendRegistration(visitor, PERSON);
  return [...before, ...(await tagsOf(CUSTOMER_PAGES))];
}

describe('the tags', () => {
  it('are the 40 of the contract, four for the page of a product and eight more', () => {
    assert.equal(ALL.length, 52);
  });

  for (const theme of THEMES) {
    it(`are each in use in ${theme || 'the demo shop'}`, async () => {
      const used = await tagsInUse(theme);
      assert.deepEqual(
        ALL.filter((tag) => !used.includes(tag)),
        [],
      );
    });
  }
});
