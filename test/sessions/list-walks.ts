// Random walks over a list of products: `node --import tsx test/sessions/list-walks.ts --seed 7 --walks 100`.
// After each step, list, filters and URL must match; Back must show the product that was opened in the same place.
// `--path` replays a reported failure, `--theme /host` walks in the foreign theme.
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { Page } from 'puppeteer-core';
import { openBrowser, openTab } from '../e2e/browser.ts';
import { startShop } from '../e2e/shop.ts';
import { steady } from './steady.ts';
import { watchTraffic } from './traffic.ts';

const STEPS = [
  'filter',
  'available',
  'chip',
  'sort',
  'page',
  'more',
  'product',
  'back',
  'forward',
  'reload',
] as const;
const STEPS_PER_WALK = 12;
/** How far a product may be from its place after Back, in pixels. */
const TOLERANCE_PX = 3;
const WIDTHS = [390, 1280];

interface Step {
  readonly step: (typeof STEPS)[number];
  /** An index into the current elements, modulo their number. */
  readonly at: number;
}

const steps = fc.record({ step: fc.constantFrom(...STEPS), at: fc.nat({ max: 99 }) });
const walks = fc.tuple(
  fc.constantFrom(...WIDTHS),
  fc.array(steps, { minLength: STEPS_PER_WALK, maxLength: STEPS_PER_WALK }),
);

/** Clicks one of the elements by a script, as many are outside the viewport; `a >>> b` is inside of a shadow root. */
const clickOne = (page: Page, selector: string, at: number): Promise<void> =>
  page.evaluate(
    (outer, inner, index) => {
      const hosts = [...document.querySelectorAll<HTMLElement>(outer ?? '')];
      const inside = hosts.flatMap((host) => [
        ...(host.shadowRoot?.querySelectorAll<HTMLElement>(inner ?? '*') ?? []),
      ]);
      const found = inner ? inside : hosts;
      found[index % Math.max(found.length, 1)]?.click();
    },
    selector.split(' >>> ')[0],
    selector.split(' >>> ')[1],
    at,
  );

/** Clicks one of the filters; those of a phone are in a panel, and wait for its button. */
async function choose(page: Page, selector: string, at: number): Promise<void> {
  // a panel also keeps a choice from before it rendered, but this walk would not apply it
  await page.waitForFunction(() => {
    const filters = document.querySelector('shop-filters');
    return !filters || filters.shadowRoot?.querySelector('[part=count]');
  });
  await clickOne(page, `shop-filters ${selector}`, at);
  await page.evaluate(() => {
    const filters = document.querySelector<HTMLElement & { apply(): void }>('shop-filters');
    if (filters?.shadowRoot?.querySelector('[part=open-button]')) filters.apply();
  });
}

const sort = (page: Page, at: number): Promise<void> =>
  page.evaluate((index) => {
    const select = document.querySelector<HTMLSelectElement>('shop-listing select[name=sort]');
    if (!select) return;
    select.selectedIndex = index % select.options.length;
    select.form?.requestSubmit();
  }, at);

/** Opens a product and returns; throws if the product is in another place. */
async function visitProduct(page: Page, at: number): Promise<void> {
  const opened = await page.evaluate((index) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('shop-listing :is(h2, h3) a')];
    const link = links[index % Math.max(links.length, 1)];
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    document.querySelector('shop-listing')?.dispatchEvent(new PointerEvent('pointerenter'));
    return link?.href;
  }, at);
  if (!opened) return;
  const topOf = () =>
    page.evaluate((href) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('shop-listing a')];
      return links.find((link) => link.href === href)?.getBoundingClientRect().top;
    }, opened);
  const before = await steady(page, topOf);
  await page.evaluate(
    (href) =>
      [...document.querySelectorAll<HTMLAnchorElement>('shop-listing :is(h2, h3) a')]
        .find((link) => link.href === href)
        ?.click(),
    opened,
  );
  // not waitForNavigation(), which a history.replaceState() of the list resolves
  await page.waitForFunction((url) => location.href === url, {}, opened);
  await steady(page, () => page.evaluate(() => history.back()));
  await page.waitForFunction((url) => location.href !== url, {}, opened);
  const end = Date.now() + 5000;
  for (;;) {
    const after = await steady(page, topOf);
    if (before !== undefined && after !== undefined && Math.abs(after - before) <= TOLERANCE_PX)
      return;
    if (Date.now() > end)
      throw new Error(`The product was at ${before} px, and is at ${after} px.`);
  }
}

function perform(page: Page, { step, at }: Step): Promise<unknown> {
  switch (step) {
    case 'filter':
      return choose(page, ':is([name=maker], [data-id]):not(:disabled)', at);
    case 'available':
      return choose(page, 'input[name=available]', at);
    case 'chip':
      return clickOne(page, 'shop-filters >>> [part=chip]', at);
    case 'sort':
      return sort(page, at);
    case 'page':
      return clickOne(page, 'shop-listing :is(.paging__numbers, .pagination) a', at);
    case 'more':
      return clickOne(page, 'shop-listing >>> [part=more-button]', at);
    case 'product':
      return visitProduct(page, at);
    case 'back':
      return page.evaluate(() => history.back());
    case 'forward':
      return page.evaluate(() => history.forward());
    case 'reload':
      return page.reload();
  }
}

/** What the page shows, and what the server's page of the same URL does. */
const readBoth = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch(location.href);
    const server = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // an array of functions, because a named function would need a helper of the compiler
    const read = [document, server].map((root) => ({
      products: [...root.querySelectorAll<HTMLAnchorElement>('shop-listing :is(h2, h3) a')].map(
        (link) => link.getAttribute('href'),
      ),
      chosen: [...root.querySelectorAll<HTMLInputElement>('shop-filters input[type=checkbox]')]
        .filter((box) => (root === document ? box.checked : box.defaultChecked))
        .map(({ name, value, id }) => `${name}=${value} ${id}`),
    }));
    const [shown, expected] = read;
    return { shown, expected, url: location.href };
  });

/** Throws if the list or the filters differ from the server's page of the URL. */
async function prove(page: Page): Promise<void> {
  const end = Date.now() + 5000;
  for (;;) {
    const { shown, expected, url } = await steady(page, () => readBoth(page));
    // a list to which products were added contains the page of the URL
    const isList = shown?.products.join(' ').includes(expected?.products.join(' ') ?? '') ?? false;
    const isChosen = shown?.chosen.join() === expected?.chosen.join();
    if (isList && isChosen) return;
    if (Date.now() > end)
      throw new Error(
        `${url}: shown ${JSON.stringify(shown)}, expected ${JSON.stringify(expected)}`,
      );
  }
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    walks: { type: 'string' },
    path: { type: 'string' },
    theme: { type: 'string' },
  },
});
const [shop, browser] = await Promise.all([startShop(), openBrowser()]);

async function walk(width: number, script: readonly Step[]): Promise<void> {
  const context = await browser.createBrowserContext();
  try {
    const window = {
      width,
      height: 844,
      hasTouch: false,
      isMobile: false,
      scheme: 'light',
    } as const;
    const { page } = await openTab(context, window);
    watchTraffic(page);
    const start = `${shop.origin}${values.theme ?? ''}/search.php`;
    await page.goto(start);
    for (const step of script) {
      await steady(page, () => perform(page, step));
      // Back may lead to before the first page
      if (!page.url().startsWith(shop.origin)) await page.goto(start);
      await prove(page);
    }
  } finally {
    await context.close();
  }
}

const { seed, path } = values;
const details = await fc.check(
  fc.asyncProperty(walks, ([width, script]) => walk(width, script)),
  {
    numRuns: Number(values.walks ?? 100),
    endOnFailure: true,
    ...(seed && { seed: Number(seed) }),
    ...(path && { path }),
  },
);
await Promise.all([browser.close(), shop.close()]);
console.log(
  details.failed
    ? `${JSON.stringify(details.counterexample)}\n${details.errorInstance}\nReplay: --seed ${details.seed} --path ${details.counterexamplePath}`
    : `${details.numRuns} walks of seed ${details.seed} hold.`,
);
process.exitCode = Number(details.failed);
