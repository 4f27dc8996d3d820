import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame, Page } from 'puppeteer-core';
import { frameHtml, platformIn } from '../../../docs/site/.vitepress/theme/frame.ts';
import { expectAccessible } from '../accessible.ts';
import { withoutCookies } from '../cookies.ts';
import { type LiveFence, pagesWithFences } from '../live-fences.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const DESKTOP = VISITORS[1] ?? assert.fail();
const SANDBOX = 'allow-scripts allow-forms allow-modals';
/** The width as in the documentation, and a height at which all content is in view. */
const SIZE = 'width: 688px; height: 1200px';
/**
 * An example is a fragment of a page: it has no heading of the first level, and its landmarks are those of the tags.
 */
const RULES_OF_PAGES = ['page-has-heading-one', 'landmark-unique', 'region'];

/** Shows an example like the documentation; resolves with its frame once all of its tags have rendered. */
async function show(page: Page, { code, attributes }: LiveFence, site: string): Promise<Frame> {
  const { platform = platformIn('en'), dir = 'ltr' } = attributes;
  const html = frameHtml({ code, platform, dir, lang: 'en', scheme: 'light', site });
  await page.$eval(
    'iframe',
    (frame, srcdoc) =>
      new Promise((resolve) => {
        frame.addEventListener('load', resolve, { once: true });
        frame.srcdoc = srcdoc;
      }),
    html,
  );
  const frame = await (await page.$('iframe'))?.contentFrame();
  if (!frame) throw new Error('Expected the frame of the example.');
  await frame.waitForFunction(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('shop-') && localName !== 'shop-config')
      .every((tag) => tag.matches(':state(rendered)')),
  );
  return frame;
}

/** Waits until the console contains what the fence expects, which may follow the render. */
async function waitForExpected(
  frame: Frame,
  { attributes: { expects } }: LiveFence,
  read: () => readonly string[],
): Promise<void> {
  while (expects !== undefined && !read().some((fault) => fault.includes(expects)))
    await frame.evaluate(() => new Promise(requestAnimationFrame));
}

/** Checks that the console contains what the fence expects (`expects='…'`), and nothing else. */
function expectWarnings(
  { code, attributes: { expects } }: LiveFence,
  faults: readonly string[],
): void {
  const unexpected = faults.filter((fault) => expects === undefined || !fault.includes(expects));
  assert.deepEqual(unexpected, [], code);
  assert.equal(faults.length > 0, expects !== undefined, code);
}

describe('the examples of the documentation', () => {
  const shop = useShop();

  for (const [path, fences] of pagesWithFences()) {
    it(`${path}: each renders without console messages, and is accessible in both colour schemes`, async (t) => {
      const { page, faults } = await shop.visit(t, DESKTOP);
      await withoutCookies(page);
      await page.setContent(
        `<title>Example</title><iframe sandbox="${SANDBOX}" style="${SIZE}"></iframe>`,
      );
      for (const fence of fences) {
        const before = faults.length;
        const frame = await show(page, fence, `${shop.origin}/docs/`);
        await expectAccessible(frame, fence.code, RULES_OF_PAGES);
        await frame.evaluate(() => {
          document.documentElement.style.colorScheme = 'dark';
        });
        await expectAccessible(frame, `dark: ${fence.code}`, RULES_OF_PAGES);
        const read = () => faults.slice(before);
        await waitForExpected(frame, fence, read);
        expectWarnings(fence, read());
      }
    });
  }
});
