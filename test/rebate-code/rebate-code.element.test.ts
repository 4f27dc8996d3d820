import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { rebateCodeElement } from '../../elements/tags/rebate-code/rebate-code.element.ts';
import { PlatformError, UnsentError } from '../../logic/platform/platform-error.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { toastsAtom } from '../../logic/toasts/toasts.atoms.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { markPageAsCached } from '../kit/cached-page.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press, type } from '../kit/keyboard.ts';
import '../kit/guard.ts';
import { handleOf } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { graphqlBasket } from '../minicart/minicart.fixtures.ts';
import {
  activated,
  deactivated,
  enter,
  inputOf,
  messageOf,
  put,
  shownCode,
  type Tag,
} from './rebate-code.fixtures.ts';

registerElements([rebateCodeElement]);

const ACTIVE = html`<shop-rebate-code code="LATO10" after="stay"></shop-rebate-code>`;

const statesOf = (tag: Tag) =>
  ['active', 'sending', 'error'].filter((state) => tag.element.matches(`:state(${state})`));

const detailsOf = (events: readonly Event[]) => events.map((event) => Reflect.get(event, 'detail'));

/** Removes the active code, and waits for the result. */
async function remove(tag: Tag): Promise<void> {
  const calls = () => platform.calls('deactivateRebateCode').length;
  const before = calls();
  await click(tag.part('remove'));
  await waitUntil(() => calls() > before && !tag.element.matches(':state(sending)'), 'an answer');
  await tag.settled();
}

beforeEach(() => {
  installFakePlatform();
  platform.answer('basket', { basket: graphqlBasket() });
  platform.answer('activateRebateCode', activated());
  platform.answer('deactivateRebateCode', deactivated());
});

describe('<shop-rebate-code>', () => {
  it('replaces the theme’s form with a labelled input and takes over its text and focus', async () => {
    const page = document.createElement('div');
    page.lang = 'en';
    page.innerHTML = '<form><input name="rebates_codes" value="LA"></form>';
    document.body.append(page);
    const field = page.querySelector('input') ?? expect.fail();
    field.focus();
    const element = document.createElement('shop-rebate-code');
    page.append(element);
    element.append(...page.querySelectorAll('form'));
    field.focus();
    await waitUntil(() => element.matches(':state(rendered)'));
    const tag = handleOf<'shop-rebate-code'>(element);
    expect(text(tag.one('label'))).to.equal('Discount code');
    expect(inputOf(tag).value).to.equal('LA');
    expect(element.shadowRoot?.activeElement).to.equal(inputOf(tag));
    page.remove();
  });

  it('works in a form of the page, which Enter does not submit [RC-06]', async () => {
    const tag = await put(
      html`<form>
        <shop-rebate-code after="stay"></shop-rebate-code>
        <button>Zapisz</button>
      </form>`,
    );
    const form = tag.page.querySelector('form') ?? expect.fail();
    let submissions = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submissions += 1;
    });
    await enter(tag, 'LATO10');
    expect(shownCode(tag)).to.equal('LATO10');
    expect(submissions).to.equal(0);
    expect([...new FormData(form)]).to.deep.equal([]);
  });

  it('ignores the code of a cached page until the shopper changes it [RC-08]', async () => {
    markPageAsCached();
    const tag = await put(ACTIVE);
    expect(statesOf(tag)).to.deep.equal([]);
    await enter(tag, 'ZIMA20');
    expect(shownCode(tag)).to.equal('ZIMA20');
  });

  it('follows a change by another tag of the page [RC-09]', async () => {
    const tag = await put(
      html`<shop-rebate-code after="stay"></shop-rebate-code
        ><shop-rebate-code after="stay"></shop-rebate-code>`,
    );
    const [, other] = tag.page.querySelectorAll('shop-rebate-code');
    const second = handleOf<'shop-rebate-code'>(other ?? expect.fail());
    const changes = second.events('shop-rebate-code-change');
    await enter(tag, 'LATO10');
    await second.settled();
    expect(shownCode(second)).to.equal('LATO10');
    await remove(second);
    await tag.settled();
    expect(shownCode(tag)).to.equal(undefined);
    expect(detailsOf(changes)).to.deep.equal([{ code: '' }]);
  });

  for (const [lang, label, button] of [
    ['pl', 'Kod rabatowy', 'Zastosuj'],
    ['en', 'Discount code', 'Apply'],
  ] as const) {
    it(`has texts in ${lang}, and is accessible with and without a code`, async () => {
      const tag = await put(undefined, { lang });
      expect([text(tag.one('label')), text(tag.part('button'))]).to.deep.equal([label, button]);
      await expectAccessible(tag.element);
      tag.element.code = 'LATO10';
      tag.element.label = 'Kupon';
      await tag.settled();
      await expectAccessible(tag.element);
      tag.element.code = undefined;
      await tag.settled();
      expect(text(tag.one('label'))).to.equal('Kupon');
    });
  }
});

describe('<shop-rebate-code>: applying a code', () => {
  it('applies a code by Enter, dispatches its events and reads the basket again', async () => {
    const tag = await put();
    const [applied, changes] = ['apply', 'change'].map((name) =>
      tag.events(`shop-rebate-code-${name}`),
    );
    await enter(tag, ' Lato10 ');
    expect(platform.calls('activateRebateCode')[0]?.variables).to.deep.equal({ code: 'Lato10' });
    expect(detailsOf(applied ?? [])).to.deep.equal([{ code: 'Lato10' }]);
    expect(detailsOf(changes ?? [])).to.deep.equal([{ code: 'Lato10' }]);
    expect(shownCode(tag)).to.equal('Lato10');
    expect(tag.element.code).to.equal('Lato10');
    expect(statesOf(tag)).to.deep.equal(['active']);
    expect(platform.calls('basket')).to.have.length(1);
    expect(tag.element.shadowRoot?.activeElement).to.equal(tag.part('remove'));
    expect(platform.page.reloads).to.equal(0);
  });

  it('reloads the page after a change by default', async () => {
    const tag = await put(html`<shop-rebate-code></shop-rebate-code>`);
    await enter(tag, 'LATO10');
    expect(platform.page.reloads).to.equal(1);
  });

  it('shows the active code if the browser stays on the page instead of reloading it [RC-07]', async () => {
    const tag = await put(html`<shop-rebate-code></shop-rebate-code>`);
    await enter(tag, 'LATO10');
    expect(statesOf(tag)).to.deep.equal(['active']);
    await remove(tag);
    expect(statesOf(tag)).to.deep.equal([]);
    await enter(tag, 'ZIMA20');
    expect(shownCode(tag)).to.equal('ZIMA20');
    expect(platform.page.reloads).to.equal(3);
  });

  it('sends nothing if the page prevents shop-rebate-code-apply or -remove', async () => {
    const tag = await put();
    const prevent = (event: Event) => event.preventDefault();
    tag.element.addEventListener('shop-rebate-code-apply', prevent);
    tag.element.addEventListener('shop-rebate-code-remove', prevent);
    const applied = tag.events('shop-rebate-code-apply');
    inputOf(tag).focus();
    await type('LATO10');
    await press('Enter');
    await waitUntil(() => applied.length > 0);
    await settle();
    tag.element.code = 'LATO10';
    await tag.settled();
    const removed = tag.events('shop-rebate-code-remove');
    await click(tag.part('remove'));
    await waitUntil(() => removed.length > 0);
    await settle();
    expect(platform.calls()).to.have.length(0);
    expect(shownCode(tag)).to.equal('LATO10');
  });

  it('sends a code once for two Enter keys in a row [RC-01]', async () => {
    const tag = await put();
    const answer = platform.defer('activateRebateCode');
    const requests = tag.events('shop-rebate-code-apply');
    inputOf(tag).focus();
    await type('LATO10');
    await press('Enter', 'Enter');
    await waitUntil(() => tag.element.matches(':state(sending)'));
    expect(tag.part('button').ariaDisabled).to.equal('true');
    await press('Enter');
    answer.resolve(activated());
    await waitUntil(() => shownCode(tag));
    expect(platform.calls('activateRebateCode')).to.have.length(1);
    expect(requests).to.have.length(1);
  });

  it('sends quotes, backslashes, braces and emoji unchanged [RC-02]', async () => {
    const code = 'a"b\\n}){c} 🎁';
    const tag = await put();
    inputOf(tag).value = code;
    await enter(tag, '');
    const [call] = platform.calls('activateRebateCode');
    expect(call?.document).to.contain(`activateRebateCode(code: ${JSON.stringify(code)})`);
    expect(shownCode(tag)).to.equal(code);
  });

  it('asks for a code instead of sending an empty one [RC-03]', async () => {
    const tag = await put();
    inputOf(tag).value = '  ';
    await enter(tag, '');
    expect(messageOf(tag)).to.equal('Wpisz kod rabatowy.');
    expect(statesOf(tag)).to.deep.equal(['error']);
    expect(platform.calls()).to.have.length(0);
    await expectAccessible(tag.element);
  });

  it('shortens a code to 64 characters', async () => {
    const tag = await put();
    await enter(tag, 'x'.repeat(70));
    expect(shownCode(tag)).to.have.length(64);
  });
});

describe('<shop-rebate-code>: refusals and failures', () => {
  it('shows no refusal any more when another tag has activated a code', async () => {
    const tag = await put(
      html`<shop-rebate-code after="stay"></shop-rebate-code
        ><shop-rebate-code after="stay"></shop-rebate-code>`,
    );
    const [, other] = tag.page.querySelectorAll('shop-rebate-code');
    const second = handleOf<'shop-rebate-code'>(other ?? expect.fail());
    platform.answer('activateRebateCode', activated('error', { code: 'x' }), activated());
    await enter(tag, 'STARY');
    expect(messageOf(tag)).to.not.equal('');
    await enter(second, 'LATO10');
    await tag.settled();
    expect([shownCode(tag), messageOf(tag)]).to.deep.equal(['LATO10', '']);
    expect(tag.element.matches(':state(error)')).to.equal(false);
  });

  it('shows a refusal of the platform, and keeps and selects the code', async () => {
    const error = { code: 'expired', message: 'Kod <b>wygasł</b>.' };
    platform.answer('activateRebateCode', activated('error', error));
    const tag = await put();
    const failures = tag.events('shop-error');
    inputOf(tag).focus();
    await type('STARY');
    await click(tag.part('button'));
    await waitUntil(() => messageOf(tag));
    await tag.settled();
    expect(messageOf(tag)).to.equal('Kod <b>wygasł</b>.');
    const input = inputOf(tag);
    expect(input.ariaInvalid).to.equal('true');
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['STARY', 0, 5]);
    expect(tag.element.shadowRoot?.activeElement).to.equal(input);
    expect(detailsOf(failures).map(({ code, cause }) => [code, cause])).to.deep.equal([
      ['refused', { code: 'expired' }],
    ]);
    expect(platform.calls('basket')).to.have.length(0);
  });

  for (const [what, answer] of [
    ['has no message', activated('error')],
    ['has an unknown status', activated('pending')],
    ['is unexpected', new TypeError('unexpected')],
  ] as const) {
    it(`shows a general message if the answer ${what} [RC-04]`, async () => {
      platform.answer('activateRebateCode', answer);
      const tag = await put();
      await enter(tag, 'LATO10');
      expect(messageOf(tag)).to.equal('Nie udało się zmienić kodu rabatowego. Spróbuj ponownie.');
      expect(inputOf(tag).value).to.equal('LATO10');
    });
  }

  for (const [what, answer] of [
    ['times out', new PlatformError('activateRebateCode', 'timeout')],
    ['is partial', { activateRebateCode: null }],
  ] as const) {
    it(`refers to the cart and reads it again if the answer ${what} [RC-04] [RC-05]`, async () => {
      platform.answer('activateRebateCode', answer);
      const tag = await put();
      await enter(tag, 'LATO10');
      expect(messageOf(tag)).to.contain('Sprawdź koszyk');
      expect(platform.calls('basket')).to.have.length(1);
      expect(shownCode(tag)).to.equal(undefined);
      // the page may know the active code
      tag.element.code = 'LATO10';
      await tag.settled();
      expect(shownCode(tag)).to.equal('LATO10');
    });
  }

  for (const [what, error] of [
    ['is lost', new PlatformError('activateRebateCode', 'network')],
    ['could not be sent', new UnsentError('activateRebateCode')],
  ] as const) {
    it(`keeps the code when offline, if the request ${what} [RC-10]`, async () => {
      platform.answer('activateRebateCode', error, activated());
      const tag = await put();
      const failures = tag.events('shop-error');
      await enter(tag, 'LATO10');
      expect(messageOf(tag)).to.contain('Brak połączenia');
      expect(inputOf(tag).value).to.equal('LATO10');
      expect(JSON.stringify(detailsOf(failures))).not.to.contain('LATO10');
      await press('Enter');
      await waitUntil(() => shownCode(tag));
      expect(messageOf(tag)).to.equal('');
    });
  }
});

describe('<shop-rebate-code>: removing the code', () => {
  it('removes the code, moves focus to the input and offers to undo it', async () => {
    const tag = await put(ACTIVE);
    const removed = tag.events('shop-rebate-code-remove');
    tag.part('remove').focus();
    await remove(tag);
    expect(detailsOf(removed)).to.deep.equal([{ code: 'LATO10' }]);
    expect(platform.calls('basket')).to.have.length(1);
    expect(tag.element.shadowRoot?.activeElement).to.equal(inputOf(tag));
    const [toast] = pageStore.get(toastsAtom);
    expect(toast?.message).to.equal('Usunięto kod LATO10');
    toast?.action?.run?.();
    await waitUntil(() => shownCode(tag));
    expect(platform.calls('activateRebateCode')[0]?.variables).to.deep.equal({ code: 'LATO10' });
  });

  it('offers to undo a removal on the page that has reloaded, once', async () => {
    const tag = await put(html`<shop-rebate-code code="LATO10"></shop-rebate-code>`);
    await remove(tag);
    expect(pageStore.get(toastsAtom)).to.have.length(0);
    const after = await put();
    await waitUntil(() => pageStore.get(toastsAtom).length > 0);
    await put();
    await after.settled();
    expect(pageStore.get(toastsAtom).map(({ action }) => action?.label)).to.deep.equal(['Cofnij']);
    expect(platform.sessionStorage.keys()).not.to.contain('shop-rebate-code-removed');
  });

  it('keeps the code if it cannot be removed', async () => {
    platform.answer('deactivateRebateCode', new PlatformError('deactivateRebateCode', 'network'));
    const tag = await put(ACTIVE);
    await remove(tag);
    expect(shownCode(tag)).to.equal('LATO10');
    expect(messageOf(tag)).to.contain('Brak połączenia');
    expect(statesOf(tag)).to.deep.equal(['active', 'error']);
    await expectAccessible(tag.element);
  });
});
