import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HOST_VISITORS, hostTitle } from '../host-page.ts';
import { clickFirst, goThere, LIST, visit } from '../partial-visits.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const VISITS = 200;
const DESKTOP = VISITORS[1] ?? assert.fail();

describe('partial visits', () => {
  const shop = useShop();

  for (const visitor of HOST_VISITORS) {
    it(`keep the theme working: ${hostTitle(visitor)} (PN-01)`, async (t) => {
      const page = await shop.enterHost(t, visitor, LIST);
      await goThere(page);
      await page.expectAlive('partial visits');
    });
  }

  it(`do not increase memory: ${VISITS} visits (PN-22)`, async (t) => {
    const page = await shop.enter(t, DESKTOP, LIST);
    const session = await page.page.createCDPSession();
    const measure = async () => {
      await session.send('HeapProfiler.enable');
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await page.page.metrics();
      return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
    };
    const links = '#content .side__links a[href*="/cat-"], #content .crumbs a[href*="/cat-"]';
    const go = async (times: number) => {
      for (let at = 0; at < times; at += 1) await visit(page, clickFirst(page, links));
    };
    await go(40);
    const before = await measure();
    await go(VISITS);
    const after = await measure();
    t.diagnostic(JSON.stringify({ before, after }));
    assert.ok((after.heap - before.heap) / VISITS <= 20_000, JSON.stringify({ before, after }));
    assert.ok(after.nodes <= before.nodes * 1.5, JSON.stringify({ before, after }));
    // a tag that the mouse activated meanwhile adds more objects; a leak adds one with each visit
    assert.ok(after.listeners < before.listeners + VISITS, JSON.stringify({ before, after }));
  });
});
