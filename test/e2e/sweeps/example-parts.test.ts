import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type * as cem from 'custom-elements-manifest';
import { examplesOf } from '../../../build/examples/examples-of.ts';
import { UNSHOWN_PARTS } from '../../examples/exceptions.ts';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const DESKTOP = VISITORS[1] ?? assert.fail();
const MANIFEST = join(import.meta.dirname, '../../../custom-elements.json');
const { modules }: cem.Package = JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** The documented parts of each tag, by key. */
const PARTS = modules
  .flatMap(({ declarations = [] }) => declarations)
  .flatMap((declaration) =>
    'tagName' in declaration && declaration.cssParts?.length
      ? [[declaration.tagName?.slice('shop-'.length) ?? '', declaration.cssParts] as const]
      : [],
  );

/** The parts that the tags of an example show once everything has loaded. */
async function partsIn({ page }: ShopPage, address: string, tag: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle0' });
  return page.$$eval(tag, (tags) =>
    tags
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[part]') ?? [])])
      .flatMap((element) => [...element.part]),
  );
}

describe('the examples show each part, or give a reason why not:', () => {
  const shop = useShop();

  for (const [key, parts] of PARTS) {
    it(`shop-${key}`, async (t) => {
      const visitor = await shop.visit(t, DESKTOP);
      const unshown = Object.values(UNSHOWN_PARTS[key] ?? {}).flat();
      const names = parts.map(({ name }) => name);
      assert.deepEqual(
        unshown.filter((part) => !names.includes(part)),
        [],
      );
      const wanted = new Set(names.filter((name) => !unshown.includes(name)));
      for (const { id } of examplesOf(key)) {
        if (wanted.size === 0) break;
        const address = `${shop.origin}/elements/${key}/${id}.html`;
        for (const part of await partsIn(visitor, address, `shop-${key}`)) wanted.delete(part);
      }
      assert.deepEqual([...wanted], []);
    });
  }
});
