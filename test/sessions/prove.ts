import type { Page } from 'puppeteer-core';
import type { Act } from './acts.ts';
import { type Sales, salesOf } from './in-page.ts';
import type { Shopper } from './shopper.ts';
import { steady } from './steady.ts';
import { LONGEST_MS } from './traffic.ts';

/** What a network that is off, a platform that fails, and the browser's own page about that write by themselves. */
const EXPECTED = /^(status \d+|net::|console\.\w+: Failed to load resource)|\(on chrome-error:/;

/** What is wrong with a page; undefined when it is well. */
type Complaint = string | undefined;

/** What says that it loads. */
const loadingOn = (page: Page): Promise<Complaint> =>
  page.evaluate(() => {
    const busy = window.session
      .all()
      .find((one) => one.matches(':state(loading), :state(adding), [aria-busy=true]'));
    return busy && `${busy.localName}.${busy.className} loads.`;
  });

/** What a page without a dialog still holds. */
const lockedOn = (page: Page): Promise<Complaint> =>
  page.evaluate(() => {
    const isOver = window.session.all().some((one) => one.matches('dialog[open], :popover-open'));
    if (isOver) return;
    if (document.querySelector('[inert]')) return 'Something of the page is inert.';
    const { overflowY } = getComputedStyle(document.documentElement);
    return overflowY === 'hidden' ? 'The page does not scroll.' : undefined;
  });

/** Whether the focus is on the body beside a modal dialog. */
const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.activeElement === document.body &&
      (window.session?.all() ?? []).some((one) => one.matches('dialog:modal')),
  );

/** Browsers give the body what is pressed beside all controls, and take Tab from the last one to their own buttons. */
const mayLeave = (act: Act): boolean =>
  act.act === 'press' || act.act === 'type' || (act.act === 'key' && act.key === 'Tab');

/** A dialog that loses the focus. */
async function unfocusedOn(page: Page, { act, before }: Done): Promise<Complaint> {
  if (before.isFocusLost || mayLeave(act)) return;
  return (await isFocusLost(page)) ? 'The focus is on the body beside a dialog.' : undefined;
}

/** A counter of the mini-cart that is not the platform's; a page without one, or whose call failed, says nothing. */
const miscountedOn = (page: Page, count: number): Promise<Complaint> =>
  page.evaluate((wanted) => {
    const tag = document.querySelector('shop-minicart');
    if (!tag || tag.matches(':state(error)')) return;
    const badge = tag.shadowRoot?.querySelector('.minicart__badge')?.textContent?.trim() || '0';
    return badge === wanted ? undefined : `The counter says ${badge} instead of ${wanted}.`;
  }, String(count));

/** What is known before an act. */
export interface Before {
  readonly units: number;
  readonly sales: Sales;
  readonly url: string;
  readonly isFocusLost: boolean;
}

/** What there is before an act, once the page is quiet. */
export async function beforeAct(shopper: Shopper): Promise<Before> {
  await shopper.comeBack();
  const { page } = shopper;
  const [sales, isLost] = await steady(page, () => Promise.all([salesOf(page), isFocusLost(page)]));
  const { units } = await shopper.basket();
  return { sales, units, url: page.url(), isFocusLost: isLost };
}

/** A press on a button that adds: it adds what it was asked for at most, and what it told at least. */
async function wronglySold(shopper: Shopper, act: Act, before: Before): Promise<Complaint> {
  const isSale = act.act === 'press' && act.what === 'add' && shopper.page.url() === before.url;
  if (!isSale) return;
  const sales = await salesOf(shopper.page);
  const added = (await shopper.basket()).units - before.units;
  const most = sales.asked - before.sales.asked;
  const least = sales.told - before.sales.told;
  if (least <= added && added <= most) return;
  return `Asked to add ${most}, told ${least}, and ${added} more are in the basket.`;
}

/** An act, what was there before it, and whether neither network nor platform fails. */
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

/** Proves what holds after each act, at the latest when nothing may load any more. */
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
