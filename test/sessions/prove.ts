import type { Page } from 'puppeteer-core';
import type { Act } from './acts.ts';
import { type Sales, salesOf } from './in-page.ts';
import type { Shopper } from './shopper.ts';
import { steady } from './steady.ts';
import { LONGEST_MS } from './traffic.ts';

/** Console messages of an offline network, a failing platform, and the browser's error page. */
const EXPECTED = /^(status \d+|net::|console\.\w+: Failed to load resource)|\(on chrome-error:/;

/** The fault of a page; undefined if there is none. */
type Complaint = string | undefined;

/** Reports a loading indicator on a page. */
const loadingOn = (page: Page): Promise<Complaint> =>
  page.evaluate(() => {
    const busy = window.session
      .all()
      .find((one) => one.matches(':state(loading), :state(adding), [aria-busy=true]'));
    return busy && `${busy.localName}.${busy.className} loads.`;
  });

/** Reports a scroll lock or inert content on a page without a dialog. */
const lockedOn = (page: Page): Promise<Complaint> =>
  page.evaluate(() => {
    const isOver = window.session.all().some((one) => one.matches('dialog[open], :popover-open'));
    if (isOver) return;
    if (document.querySelector('[inert]')) return 'Something of the page is inert.';
    const { overflowY } = getComputedStyle(document.documentElement);
    return overflowY === 'hidden' ? 'The page does not scroll.' : undefined;
  });

/** Whether focus is on the body while a modal dialog is open. */
const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.activeElement === document.body &&
      (window.session?.all() ?? []).some((one) => one.matches('dialog:modal')),
  );

/**
 * Browsers focus the body after a click beside all controls, and move Tab from the last control to their own buttons.
 */
const mayLeave = (act: Act): boolean =>
  act.act === 'press' || act.act === 'type' || (act.act === 'key' && act.key === 'Tab');

/** Reports a dialog that has lost focus. */
async function unfocusedOn(page: Page, { act, before }: Done): Promise<Complaint> {
  if (before.isFocusLost || mayLeave(act)) return;
  return (await isFocusLost(page)) ? 'The focus is on the body beside a dialog.' : undefined;
}

/**
 * Reports a count in the mini-cart that differs from the platform's, except on a page without one or with a failed
 * call.
 */
const miscountedOn = (page: Page, count: number): Promise<Complaint> =>
  page.evaluate((wanted) => {
    const tag = document.querySelector('shop-minicart');
    if (!tag || tag.matches(':state(error)')) return;
    const badge = tag.shadowRoot?.querySelector('.minicart__badge')?.textContent?.trim() || '0';
    return badge === wanted ? undefined : `The counter says ${badge} instead of ${wanted}.`;
  }, String(count));

/** The state before an action. */
export interface Before {
  readonly units: number;
  readonly sales: Sales;
  readonly url: string;
  readonly isFocusLost: boolean;
}

/** Reads the state before an action, once the page is idle. */
export async function beforeAct(shopper: Shopper): Promise<Before> {
  await shopper.comeBack();
  const { page } = shopper;
  const [sales, isLost] = await steady(page, () => Promise.all([salesOf(page), isFocusLost(page)]));
  const { units } = await shopper.basket();
  return { sales, units, url: page.url(), isFocusLost: isLost };
}

/** Checks a click on a button that adds: at most the requested quantity is added, and at least the reported one. */
async function wronglySold(shopper: Shopper, act: Act, before: Before): Promise<Complaint> {
  const isSale = act.act === 'press' && act.what === 'add' && shopper.page.url() === before.url;
  if (!isSale) return;
  const sales = await salesOf(shopper.page);
  const added = (await shopper.basket()).units - before.units;
  const most = sales.requested - before.sales.requested;
  const least = sales.reported - before.sales.reported;
  if (least <= added && added <= most) return;
  return `Requested to add ${most}, reported ${least}, and ${added} more are in the basket.`;
}

/** An action, the state before it, and whether network and platform work. */
export interface Done {
  readonly act: Act;
  readonly before: Before;
  readonly isWell: boolean;
}

async function complaint(shopper: Shopper, done: Done): Promise<Complaint> {
  const { page } = shopper;
  const { act, before, isWell } = done;
  return (
    (await loadingOn(page)) ??
    (await lockedOn(page)) ??
    (await unfocusedOn(page, done)) ??
    (await wronglySold(shopper, act, before)) ??
    (isWell ? await miscountedOn(page, (await shopper.basket()).count) : undefined)
  );
}

/** Checks the invariants after each action, at the latest once nothing may load any more. */
export async function prove(shopper: Shopper, done: Done): Promise<void> {
  const { page } = shopper;
  for (const end = Date.now() + LONGEST_MS; shopper.isInShop; ) {
    const found = await steady(page, () => complaint(shopper, done));
    if (found && Date.now() > end) throw new Error(found);
    if (!found) break;
  }
  const fault = shopper.faults.find((one) => !EXPECTED.test(one));
  if (fault) throw new Error(fault);
}
