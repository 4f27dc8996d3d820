import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { longestChain, reach } from '../../build/graph.mjs';

/** `tag` leads to `d` by three steps and by one. */
const GRAPH = {
  tag: ['a', 'd'],
  a: ['b'],
  b: ['d'],
  e: ['f'],
};
const importsOf = (file) => GRAPH[file] ?? [];

const run = (...args) =>
  spawnSync(process.execPath, ['scripts/reach.mjs', ...args], { encoding: 'utf8' });

describe('the files to open to understand a tag', () => {
  it('are each file once that imports lead to', () => {
    assert.deepEqual([...reach(['tag'], importsOf)].sort(), ['a', 'b', 'd', 'tag']);
    assert.deepEqual([...reach(['b', 'e'], importsOf)].sort(), ['b', 'd', 'e', 'f']);
  });

  it('have a longest chain of imports, which is not the first path to its end', () => {
    assert.deepEqual(longestChain('tag', importsOf), ['tag', 'a', 'b', 'd']);
  });

  it('are printed with what is imported on demand, and with their count', () => {
    const { stdout } = run('minicart');
    const lines = stdout.split('\n');
    assert.ok(
      lines.some((line) => /^react\/minicart\/later\/\w+\/Minicart\w+\.tsx$/.test(line)),
      stdout,
    );
    assert.ok(lines.every((line) => !line.endsWith('.css')));
    const figures =
      /\nminicart: (\d+) files, (\d+) with .* the longest chain of imports has \d+ files\n$/;
    const [, files, withTypes] = figures.exec(stdout) ?? [];
    assert.ok(Number(withTypes) > Number(files), stdout);
  });

  it('are followed by the known tags when the tag is unknown', () => {
    const { status, stderr } = run('minicrat');
    assert.equal(status, 1);
    assert.match(stderr, /There is no tag `minicrat`, only: .*\bminicart\b/);
  });
});
