import { after, before, type TestContext } from 'node:test';
import type { Browser, BrowserContext } from 'puppeteer-core';
import { openBrowser, openTab } from './browser.ts';
import { withoutCookies } from './cookies.ts';
import { HostPage, type HostVisitor } from './host-page.ts';
import { startShop, type TestShop } from './shop.ts';
import { ShopPage } from './shop-page.ts';
import type { Visitor } from './visitors.ts';

/** The shop and the browser of one suite. */
export interface OpenShop {
  /** The address of the shop, without a trailing slash. */
  readonly origin: string;
  /** Creates a visitor whose only cookie is the library's build; their browser context closes when the test ends. */
  visit(t: TestContext, visitor: Visitor): Promise<ShopPage>;
  /** Creates a visitor, with the page of a foreign theme. */
  visitHost(t: TestContext, visitor: Visitor): Promise<HostPage>;
  /** Creates a visitor and opens a page of the shop. */
  enter(t: TestContext, visitor: Visitor, path: string): Promise<ShopPage>;
  /** Creates a visitor and opens a page of the documentation; waits until no request is pending. */
  openDocs(t: TestContext, visitor: Visitor, path: string): Promise<ShopPage>;
  /** Opens another tab of a visitor. */
  openAnotherTab(of: ShopPage, visitor: Visitor): Promise<ShopPage>;
  /** Creates a visitor and opens a page in the foreign theme, which stays chosen. */
  enterHost(t: TestContext, visitor: HostVisitor, path: string): Promise<HostPage>;
}

/** Opens a shop and a browser before the tests of a suite, and closes both after them. */
export function useShop(options: { readonly keepsPages?: boolean } = {}): OpenShop {
  let shop: TestShop;
  let browser: Browser;

  before(async () => {
    [shop, browser] = await Promise.all([startShop(), openBrowser(options)]);
  });
  after(() => Promise.all([browser.close(), shop.close()]));

  async function contextFor({ build }: Visitor): Promise<BrowserContext> {
    const context = await browser.createBrowserContext();
    const cookie = { name: 'demo_build', value: build, domain: 'localhost', path: '/' };
    await context.setCookie(cookie);
    return context;
  }

  /** The report of a failed test lists the faults of its pages. */
  async function visit<P extends ShopPage>(
    t: TestContext,
    visitor: Visitor,
    Kind: new (...of: ConstructorParameters<typeof ShopPage>) => P,
  ): Promise<P> {
    const context = await contextFor(visitor);
    const page = new Kind(await openTab(context, visitor.window), shop, visitor);
    t.after(() => {
      for (const fault of page.faults) t.diagnostic(fault);
      return context.close();
    });
    return page;
  }

  return {
    get origin() {
      return shop.origin;
    },
    visit: (t, visitor) => visit(t, visitor, ShopPage),
    visitHost: (t, visitor) => visit(t, visitor, HostPage),
    async enter(t, visitor, path) {
      const page = await visit(t, visitor, ShopPage);
      await page.open(path);
      return page;
    },
    async openDocs(t, visitor, path) {
      const docs = await visit(t, visitor, ShopPage);
      await withoutCookies(docs.page);
      await docs.page.goto(`${shop.origin}/docs/${path}`, { waitUntil: 'networkidle0' });
      return docs;
    },
    async openAnotherTab({ page }, visitor) {
      return new ShopPage(await openTab(page.browserContext(), visitor.window), shop, visitor);
    },
    async enterHost(t, { mode, visitor }, path) {
      const page = await visit(t, visitor, HostPage);
      await page.open((mode === 'around' ? '/host' : '/host/instead') + path);
      return page;
    },
  };
}
