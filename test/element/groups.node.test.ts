import assert from 'node:assert/strict';
import { it } from 'node:test';
import '../../build/node-css.mjs';
import { groups } from '../../build/element-entries.mjs';

it('the build puts each tag into the group of its declaration', async () => {
  const { declarations } = await import('../../elements/declarations.ts');
  const declared = Object.fromEntries(Object.keys(groups).map((name) => [name, [] as string[]]));
  for (const { tag, group } of declarations as readonly { tag: string; group?: string }[]) {
    if (group) declared[group]?.push(tag.slice('shop-'.length));
  }
  assert.deepEqual(groups, declared);
});
