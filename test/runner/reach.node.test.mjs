import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { longestChain, reachOf } from '../../scripts/reach-graph.mjs';

const value = (to) => ({ to, isType: false });
const type = (to) => ({ to, isType: true });

/** `tag` comes to `d` by three steps and by one; only a type leads to `e`, and far. */
const GRAPH = new Map([
  ['tag', [value('a'), type('e'), value('d')]],
  ['a', [value('b')]],
  ['b', [value('d')]],
  ['e', [value('f')]],
  ['f', [value('g')]],
  ['g', [value('h')]],
]);

const run = (...args) =>
  spawnSync(process.execPath, ['scripts/reach.mjs', ...args], { encoding: 'utf8' });

describe('what one opens to understand a tag', () => {
  it('is each file once that imports lead to, not those of types', () => {
    assert.deepEqual(reachOf(GRAPH, 'tag').sort(), ['a', 'b', 'd', 'tag']);
  });

  it('is also those of types, and what they lead to, where these are wanted', () => {
    const files = reachOf(GRAPH, 'tag', { withTypes: true });
    assert.deepEqual(files.sort(), ['a', 'b', 'd', 'e', 'f', 'g', 'h', 'tag']);
  });

  it('has a longest chain, which is not the first way to its end', () => {
    assert.deepEqual(longestChain(GRAPH, 'tag'), ['tag', 'a', 'b', 'd']);
  });

  it('is told with what comes on demand, and ends with the figures', () => {
    const { stdout } = run('minicart');
    const lines = stdout.split('\n');
    assert.ok(
      lines.some((line) => /^react\/minicart\/later\/\w+\/Minicart\w+\.tsx$/.test(line)),
      stdout,
    );
    assert.ok(lines.every((line) => !line.endsWith('.css')));
    assert.match(stdout, /\nminicart: \d+ files, .* the longest chain of imports has \d+ files\n$/);
  });

  it('says which tags there are where it knows none of that name', () => {
    const { status, stderr } = run('minicrat');
    assert.equal(status, 1);
    assert.match(stderr, /There is no tag `minicrat`, only: .*\bminicart\b/);
  });
});
