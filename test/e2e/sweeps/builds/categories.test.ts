import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { CategoryMenu, type CategoryPath } from '../../category-menu.ts';
import { arrive } from '../../journey.ts';
import { ProductList } from '../../product-list.ts';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS, type Visitor } from '../../visitors.ts';

const OURS = VISITORS.filter(({ build }) => build === TESTED_BUILD);

/** A category of the third level with more products than one page. */
const PATHS: Readonly<Record<Visitor['language'], CategoryPath>> = {
  pl: ['Prezenty', 'Dla kogo', 'Dla wędrowca'],
  en: ['Gifts', 'For whom', 'For the hiker'],
};

function titleOf({ language, build, window }: Visitor): string {
  return `${language}, ${window.width} × ${window.height}, ${build}`;
}

describe('navigating from the main page to page 2 of a sorted category works', () => {
  const shop = useShop();

  async function enter(t: TestContext, visitor: Visitor) {
    const page = await shop.visit(t, visitor);
    await arrive(page, visitor);
    const path = PATHS[visitor.language];
    return { page, path, menu: new CategoryMenu(page), list: new ProductList(page) };
  }

  for (const visitor of OURS.filter(({ window }) => window.hasTouch)) {
    it(`by touch (${titleOf(visitor)})`, async (t) => {
      const { page, path, menu, list } = await enter(t, visitor);
      await menu.chooseByTouch(path);
      await list.sortByPrice();
      await list.expectSorted(path[2], 1);
      await list.goToNextPage();
      await list.expectSorted(path[2], 2);
      assert.deepEqual(page.faults, []);
    });
  }

  for (const visitor of OURS.filter(({ window }) => !window.hasTouch)) {
    it(`by mouse (${titleOf(visitor)})`, async (t) => {
      const { page, path, menu, list } = await enter(t, visitor);
      await menu.chooseByMouse(path);
      await list.sortByPrice();
      await list.expectSorted(path[2], 1);
      await list.goToNextPage();
      await list.expectSorted(path[2], 2);
      assert.deepEqual(page.faults, []);
    });

    it(`with only the keyboard (${titleOf(visitor)})`, async (t) => {
      const { page, path, menu, list } = await enter(t, visitor);
      await menu.chooseByKeyboard(path);
      await list.sortByPriceWithKeys();
      await list.expectSorted(path[2], 1);
      await list.goToNextPageWithKeys();
      await list.expectSorted(path[2], 2);
      assert.deepEqual(page.faults, []);
    });
  }
});
