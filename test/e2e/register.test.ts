import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openBrowser, openTab } from './browser.ts';
import { registerAt, TAKEN_LOGIN } from './customers.ts';
import { KeyboardForm } from './keyboard-form.ts';
import { COMPANY, type Entry, type Newcomer, PERSON } from './newcomers.ts';
import { startShop, type TestShop } from './shop.ts';
import { ShopPage } from './shop-page.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'shop-documents-'));
const [PROGRAM, DOCUMENT] = [join(FOLDER, 'KRS.exe'), join(FOLDER, 'KRS.txt')];

/** Each mistake of a field, and then what is right. */
async function enter(form: KeyboardForm, { field, mistakes, right }: Entry): Promise<void> {
  for (const [typed, says] of mistakes) {
    await form.fill(field, typed);
    await form.expectMistake(field, says);
  }
  await form.fill(field, right);
  await form.expectRight(field);
}

/** Who buys, and everything that is typed. */
async function enterAll(form: KeyboardForm, newcomer: Newcomer): Promise<void> {
  await form.choose('client_region', newcomer.country);
  for (const entry of newcomer.entries) await enter(form, entry);
  if (newcomer.delivery.length === 0) return;
  await form.tick('delivery_elsewhere');
  await form.choose('delivery_region', 'Poland');
  for (const entry of newcomer.delivery) await enter(form, entry);
}

/** From the birth date that is typed to the day after it, by the calendar. */
async function chooseNextDay(shop: ShopPage, form: KeyboardForm): Promise<void> {
  const { page } = shop;
  await form.reach('shop-date-picker');
  await page.keyboard.press('Enter');
  await shop.find('shop-date-picker >>> dialog[open] [part~=day]:focus');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForSelector('shop-date-picker >>> dialog[open]', { hidden: true });
  await form.expectRight('birth_date');
}

/** A file that is refused, and one that is not; the terms forgotten, and accepted. */
async function finish(form: KeyboardForm, { says }: Newcomer): Promise<void> {
  await form.attach('document', PROGRAM);
  await form.expectMistake('document', says.file);
  await form.attach('document', DOCUMENT);
  await form.expectRight('document');
  await form.submit();
  await form.expectMistake('consent_terms', '');
  await form.expectFocus('consent_terms');
  await form.tick('consent_terms');
  await form.expectRight('consent_terms');
  await form.send();
}

/** The form in the visitor's language, with the build of the library that the panel would set. */
async function openForm(shop: ShopPage, { language, build }: Newcomer['visitor']) {
  const context = shop.page.browserContext();
  await context.setCookie({ name: 'demo_build', value: build, domain: 'localhost', path: '/' });
  await shop.open(`/?lang=${language}`);
  await shop.open('/client-new.php');
  const folder = build === 'lite' ? '/dist/lite/' : '/dist/';
  assert.ok(await shop.page.$(`script[src="${folder}autoloader.js"]`));
  const form = new KeyboardForm(shop.page);
  await form.waitForTags();
  await form.skipToContent();
  return form;
}

describe('registering with the keyboard alone', () => {
  let shop: TestShop;
  let browser: Browser;

  before(async () => {
    writeFileSync(PROGRAM, 'MZ');
    writeFileSync(DOCUMENT, 'KRS 0000000000');
    [shop, browser] = await Promise.all([startShop(), openBrowser()]);
    await registerAt(shop.origin, TAKEN_LOGIN);
  });
  after(async () => {
    rmSync(FOLDER, { recursive: true });
    await Promise.all([browser.close(), shop.close()]);
  });

  for (const newcomer of [COMPANY, PERSON]) {
    it(`${newcomer.who} makes every mistake, corrects it, and is stored`, async (t) => {
      const { visitor, isCompany, says, stored } = newcomer;
      const context = await browser.createBrowserContext();
      const page = new ShopPage(await openTab(context, visitor.window), shop, visitor);
      t.after(() => {
        for (const fault of page.faults) t.diagnostic(fault);
        return context.close();
      });
      const form = await openForm(page, visitor);
      await page.expectAccessible('the empty form');
      if (isCompany) await form.chooseNext('client_type');
      await form.submit();
      const first = isCompany ? 'client_firm' : 'client_firstname';
      await form.expectMistake(first, says.required);
      await form.expectMistake('client_password_repeat', says.required);
      await form.expectFocus(first);
      await page.expectAccessible('the refused form');
      await enterAll(form, newcomer);
      await chooseNextDay(page, form);
      await finish(form, newcomer);
      const account = await page.textOf('.account');
      for (const text of stored) assert.ok(account.includes(text), `${text} is not in ${account}`);
      await page.expectAccessible('the account');
      assert.deepEqual(page.faults, []);
    });
  }
});
