import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { registerAt, TAKEN_LOGIN } from '../customers.ts';
import { KeyboardForm } from '../keyboard-form.ts';
import { COMPANY, type Entry, type Newcomer, PERSON } from '../newcomers.ts';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { TESTED_BUILD } from '../visitors.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'shop-documents-'));
const [PROGRAM, DOCUMENT] = [join(FOLDER, 'KRS.exe'), join(FOLDER, 'KRS.txt')];

/** Types each mistake of a field, checks its message, and then types a valid value. */
async function enter(form: KeyboardForm, { field, mistakes, right }: Entry): Promise<void> {
  for (const [typed, messages] of mistakes) {
    await form.fill(field, typed);
    await form.expectMistake(field, messages);
  }
  await form.fill(field, right);
  await form.expectRight(field);
}

/** Fills in the whole form. */
async function enterAll(form: KeyboardForm, newcomer: Newcomer): Promise<void> {
  await form.choose('client_region', newcomer.country);
  for (const entry of newcomer.entries) await enter(form, entry);
  if (newcomer.delivery.length === 0) return;
  await form.tick('delivery_elsewhere');
  await form.choose('delivery_region', 'Poland');
  for (const entry of newcomer.delivery) await enter(form, entry);
}

/** Moves from the typed birth date to the next day with the calendar. */
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

/** Chooses a file that is refused, then an accepted one; submits without the terms, then accepts them. */
async function finish(form: KeyboardForm, { messages }: Newcomer): Promise<void> {
  await form.attach('document', PROGRAM);
  await form.expectMistake('document', messages.file);
  await form.attach('document', DOCUMENT);
  await form.expectRight('document');
  await form.submit();
  await form.expectMistake('consent_terms', '');
  await form.expectFocus('consent_terms');
  await form.tick('consent_terms');
  await form.expectRight('consent_terms');
  await form.send();
}

/** The form, with the visitor's build of the library. */
async function openForm(shop: ShopPage, { build }: Newcomer['visitor']) {
  await shop.open('/client-new.php');
  const folder = build === 'lite' ? '/dist/lite/' : '/dist/';
  assert.ok(await shop.page.$(`script[src="${folder}autoloader.js"]`));
  const form = new KeyboardForm(shop.page);
  await form.waitForTags();
  await form.skipToContent();
  return form;
}

describe('registering with only the keyboard', () => {
  const shop = useShop();

  before(async () => {
    writeFileSync(PROGRAM, 'MZ');
    writeFileSync(DOCUMENT, 'KRS 0000000000');
    await registerAt(shop.origin, TAKEN_LOGIN);
  });
  after(() => rmSync(FOLDER, { recursive: true }));

  for (const newcomer of [COMPANY, PERSON].filter(
    ({ visitor }) => visitor.build === TESTED_BUILD,
  )) {
    it(`${newcomer.who} makes every mistake, corrects it, and is stored`, async (t) => {
      const { visitor, isCompany, messages, stored } = newcomer;
      const page = await shop.enter(t, visitor, `/?lang=${visitor.language}`);
      const form = await openForm(page, visitor);
      await page.expectAccessible('the empty form');
      if (isCompany) await form.chooseNext('client_type');
      await form.submit();
      const first = isCompany ? 'client_firm' : 'client_firstname';
      await form.expectMistake(first, messages.required);
      await form.expectMistake('client_password_repeat', messages.required);
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
