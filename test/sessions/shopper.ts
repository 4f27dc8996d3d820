import type { BrowserContext, Page } from 'puppeteer-core';
import type { SettingsPatch } from '../../demo/platform/settings/settings.ts';
import { SESSION_COOKIE } from '../../demo/platform/visit.ts';
import { openTab, type Tab } from '../e2e/browser.ts';
import type { TestShop } from '../e2e/shop.ts';
import type { Start } from './acts.ts';
import { watchPages } from './in-page.ts';
import { watchTraffic } from './traffic.ts';

export const HEIGHT = 844;

/** A shopper with at most two tabs. */
export class Shopper {
  readonly #shop: TestShop;
  readonly #context: BrowserContext;
  readonly #start: Start;
  readonly #tabs: Tab[] = [];
  #isOffline = false;

  private constructor(shop: TestShop, context: BrowserContext, start: Start) {
    this.#shop = shop;
    this.#context = context;
    this.#start = start;
  }

  /** Opens the first page. */
  static async arrive(shop: TestShop, context: BrowserContext, start: Start): Promise<Shopper> {
    const shopper = new Shopper(shop, context, start);
    await shopper.#openTab();
    return shopper;
  }

  /** The page of the active tab. */
  get page(): Page {
    const tab = this.#tabs.at(-1);
    if (!tab) throw new Error('The shopper has no tab.');
    return tab.page;
  }

  /** The faults of both tabs so far. */
  get faults(): readonly string[] {
    return this.#tabs.flatMap(({ faults }) => faults);
  }

  /** The platform's basket of the shopper. */
  async basket(): Promise<ReturnType<TestShop['basketOf']>> {
    return this.#shop.basketOf(await this.#session());
  }

  /** Changes the platform's behaviour; directly from here, because the page may be offline. */
  async set(patch: SettingsPatch): Promise<void> {
    const { origin } = this.#shop;
    const cookie = `${SESSION_COOKIE}=${await this.#session()}`;
    const headers = { 'content-type': 'application/json', origin, cookie };
    const body = JSON.stringify(patch);
    const { ok, status } = await fetch(`${origin}/panel/settings`, {
      method: 'POST',
      headers,
      body,
    });
    if (!ok) throw new Error(`The panel answered ${status}.`);
  }

  /** Activates the other tab, which is opened if there is none. */
  async changeTab(): Promise<void> {
    const [other] = this.#tabs.length > 1 ? this.#tabs.splice(0, 1) : [];
    if (!other) return this.#openTab();
    this.#tabs.push(other);
    await other.page.bringToFront();
  }

  /** Cuts or restores the network of both tabs. */
  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline;
    await Promise.all(this.#tabs.map(({ page }) => page.setOfflineMode(isOffline)));
  }

  /** Whether the active tab shows the shop: Back may lead to before the first page, and offline to an error page. */
  get isInShop(): boolean {
    return this.page.url().startsWith(this.#shop.origin);
  }

  /** Opens the first page again if the active tab shows none of the shop's. */
  async comeBack(): Promise<void> {
    if (!this.isInShop) await this.#visit(this.page);
  }

  async #openTab(): Promise<void> {
    const { width } = this.#start;
    const window = { width, height: HEIGHT, hasTouch: false, isMobile: false } as const;
    const tab = await openTab(this.#context, { ...window, scheme: 'light' });
    this.#tabs.push(tab);
    tab.page.on('dialog', (dialog) => dialog.accept());
    await tab.page.setOfflineMode(this.#isOffline);
    await watchPages(tab.page);
    watchTraffic(tab.page);
    await this.#visit(tab.page);
  }

  async #visit(page: Page): Promise<void> {
    if (!this.#isOffline) await page.goto(this.#shop.origin + this.#start.path);
  }

  async #session(): Promise<string> {
    const cookies = await this.#context.cookies();
    return cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
  }
}
