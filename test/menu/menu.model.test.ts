import { expect } from '@open-wc/testing';
import {
  findPath,
  isExtensible,
  type MenuItem,
  type MenuList,
  parseCurrent,
  sharedDepth,
} from '../../logic/menu/menu.model.ts';
import { mergeColumns, panelLayout } from '../../logic/menu/menu-layout.model.ts';

const item = (id: string, ...below: MenuItem[]): MenuItem => ({
  id,
  name: id.toUpperCase(),
  picture: undefined,
  link: undefined,
  isCurrentBranch: false,
  list: below.length > 0 ? listOf(below) : undefined,
});

function listOf(items: readonly MenuItem[]): MenuList {
  return { items, extend: { more: '', less: '' } };
}

const columnsOf = (heights: readonly number[], limit: number, columns: number): number[] =>
  mergeColumns(heights, limit, columns).places.map(({ column }) => column);

describe('merging columns', () => {
  const rows: [string, number[], number, number, number[]][] = [
    ['nothing', [], 290, 5, []],
    ['what fits exactly shares', [100, 190, 1], 290, 5, [0, 0, 1]],
    ['each too tall for company', [200, 200, 200], 290, 5, [0, 1, 2]],
    ['only neighbours share', [200, 200, 90], 290, 5, [0, 1, 1]],
    ['taller than the limit alone', [400, 50, 50], 290, 5, [0, 1, 1]],
    ['fewer columns make them taller', [200, 200, 200], 290, 2, [0, 0, 1]],
    ['one column takes all', [200, 200, 200], 290, 1, [0, 0, 0]],
    ['as little taller as it can be', [200, 100, 200, 100], 250, 2, [0, 0, 1, 1]],
    ['no height at all', [10, 10], 0, 5, [0, 1]],
    ['hidden blocks', [0, 0, 0], 290, 5, [0, 0, 0]],
  ];
  for (const [title, heights, limit, columns, expected] of rows) {
    it(title, () => {
      expect(columnsOf(heights, limit, columns)).to.deep.equal(expected);
    });
  }

  it('stacks whole pixels', () => {
    expect(mergeColumns([10.2, 20, 300], 290, 5).places).to.deep.equal([
      { column: 0, top: 0, height: 11 },
      { column: 0, top: 11, height: 20 },
      { column: 1, top: 0, height: 300 },
    ]);
  });

  it('never makes more columns than there may be', () => {
    for (let columns = 1; columns < 8; columns += 1) {
      const heights = Array.from({ length: 40 }, (_, at) => (at * 37) % 211);
      const used = Math.max(...columnsOf(heights, 100, columns)) + 1;
      expect(used).to.be.at.most(columns);
    }
  });
});

describe('the place of a panel', () => {
  const sizes = {
    heights: [200, 200, 200],
    itemStart: 300,
    menuStart: 50,
    menuWidth: 1100,
    screenWidth: 1200,
    pageWidth: 1185,
    gap: 20,
    frame: 60,
  };
  const rules = {
    submenuWidth: 200,
    columnHeight: 320,
    padding: 30,
    columns: 5,
    isWide: false,
    isBeneath: false,
  };
  const startAt = (changes: object, other: object = {}) =>
    panelLayout({ ...sizes, ...changes }, { ...rules, ...other }).start;

  it('UI-16: is beneath its item from a width of 1200 on, below at the edge of the menu', () => {
    expect(startAt({})).to.equal(300);
    expect(startAt({ screenWidth: 1199 })).to.equal(0);
    expect(startAt({ screenWidth: 1199 }, { isBeneath: true })).to.equal(300);
    expect(startAt({}, { isWide: true })).to.equal(300);
  });

  it('stays within the menu when it has the width of the menu', () => {
    const within = (changes: object) => startAt({ menuWidth: 1000, ...changes }, { isWide: true });
    expect(within({ itemStart: 900 })).to.equal(1000 - 700);
    expect(within({ itemStart: 900, menuWidth: 300 })).to.equal(300 - 260);
    expect(within({ itemStart: 900, menuWidth: 100 })).to.equal(0);
    expect(within({ itemStart: 120, screenWidth: 1000 })).to.equal(120);
  });

  it('stays on the screen', () => {
    // three columns: 3 × 200 + 2 × 20 + 60
    expect(startAt({ itemStart: 900 })).to.equal(1185 - 50 - 700);
    expect(startAt({ itemStart: 900, pageWidth: 600 }, { submenuWidth: 700 })).to.equal(-50);
  });

  it('has as many columns as fit', () => {
    const columns = (changes: object, other: object = {}) =>
      panelLayout({ ...sizes, ...changes }, { ...rules, ...other }).columns;
    expect(columns({})).to.equal(3);
    expect(columns({ pageWidth: 500 })).to.equal(2);
    expect(columns({ pageWidth: 100 })).to.equal(1);
    expect(columns({ menuWidth: 500 }, { isWide: true })).to.equal(2);
    expect(columns({ pageWidth: 500, screenWidth: 1199 })).to.equal(1);
    expect(columns({}, { columns: 0 })).to.equal(1);
  });
});

describe('the items of a menu', () => {
  const list = listOf([item('a', item('b', item('c')), item('d')), item('e')]);

  it('finds a path as far as its items exist and have lists', () => {
    const names = (...ids: string[]) => findPath(list, ids).map(({ name }) => name);
    expect(names('a', 'b')).to.deep.equal(['A', 'B']);
    expect(names('a', 'd')).to.deep.equal(['A']);
    expect(names('a', 'x', 'b')).to.deep.equal(['A']);
    expect(names('e')).to.deep.equal([]);
    expect(names()).to.deep.equal([]);
    expect(findPath(undefined, ['a'])).to.deep.equal([]);
  });

  it('counts the levels that two paths share', () => {
    const path = findPath(list, ['a', 'b']);
    expect(sharedDepth(path, path)).to.equal(2);
    expect(sharedDepth(path, path.slice(0, 1))).to.equal(1);
    expect(sharedDepth([], path)).to.equal(0);
    expect(sharedDepth(path, [item('e')])).to.equal(0);
  });

  it('has more items than the limit only above it', () => {
    expect(isExtensible(list, 1)).to.equal(true);
    expect(isExtensible(list, 2)).to.equal(false);
    expect(isExtensible(list, 0)).to.equal(false);
    expect(isExtensible(list, -1)).to.equal(false);
  });

  it('reads aria-current as browsers do', () => {
    const rows: [string | null, string | undefined][] = [
      [null, undefined],
      ['', undefined],
      ['false', undefined],
      ['page', 'page'],
      ['true', 'true'],
      ['tak', 'true'],
    ];
    for (const [value, expected] of rows) expect(parseCurrent(value)).to.equal(expected);
  });
});
