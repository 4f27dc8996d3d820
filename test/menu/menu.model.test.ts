import { expect } from '@open-wc/testing';
import {
  findPath,
  type MenuItem,
  type MenuList,
  parseCurrent,
} from '../../logic/menu/menu.model.ts';
import { mergeColumns } from '../../logic/menu/menu-layout.model.ts';

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

  it('stacks by whole pixels', () => {
    expect(mergeColumns([10.2, 20, 300], 290, 5).places).to.deep.equal([
      { column: 0, top: 0, height: 11 },
      { column: 0, top: 11, height: 20 },
      { column: 1, top: 0, height: 300 },
    ]);
  });

  it('never exceeds the number of columns', () => {
    for (let columns = 1; columns < 8; columns += 1) {
      const heights = Array.from({ length: 40 }, (_, at) => (at * 37) % 211);
      const used = Math.max(...columnsOf(heights, 100, columns)) + 1;
      expect(used).to.be.at.most(columns);
    }
  });
});

describe('the items of a menu', () => {
  const list = listOf([item('a', item('b', item('c')), item('d')), item('e')]);

  it('follow a path as far as its items exist and have lists', () => {
    const names = (...ids: string[]) => findPath(list, ids).map(({ name }) => name);
    expect(names('a', 'b')).to.deep.equal(['A', 'B']);
    expect(names('a', 'd')).to.deep.equal(['A']);
    expect(names('a', 'x', 'b')).to.deep.equal(['A']);
    expect(names('e')).to.deep.equal([]);
    expect(names()).to.deep.equal([]);
    expect(findPath(undefined, ['a'])).to.deep.equal([]);
  });

  it('read aria-current as browsers do', () => {
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
