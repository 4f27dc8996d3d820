import { expect, fixture, html } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { configureAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { focused, markup, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { warnings } from '../kit/warnings.ts';
import { BERLIN, cookieValues, GERMANY, platformWith, show } from './region-modal.fixtures.ts';

const SUCCESS = { status: 'success', error: null };
const closed = (modal: Mounted) =>
  waitUntil(() => !modal.isOpen && !modal.element.matches(':state(open)'));

describe('<shop-region-modal>', () => {
  it('shows nothing and loads no dialog without cookies', async () => {
    platformWith({});
    const modal = await show();
    expect(markup(modal.element)).to.equal('');
    expect(modal.isOpen).to.equal(false);
  });

  it('names the forced country, in Polish', async () => {
    platformWith({ region: GERMANY });
    const modal = await show();
    expect(modal.isOpen && modal.element.matches(':state(open):state(region)')).to.equal(true);
    expect(text(modal.part('message'))).to.equal(
      'Twój wybrany kraj dostawy to Niemcy' +
        'Ceny wyświetlane w walucie: EUR' +
        'Czasy i koszty dostawy wyświetlane dla kraju: Niemcy',
    );
    expect(text(modal.part('continue'))).to.equal('Kontynuuj');
    expect(text(modal.part('restore'))).to.equal('Przywróć domyślny kraj dostawy: Polska');
  });

  it('names the forced postal code, in English', async () => {
    platformWith({ zipcode: BERLIN });
    const modal = await show('en');
    expect(modal.element.matches(':state(zipcode)')).to.equal(true);
    expect(text(modal.part('message'))).to.equal(
      'Your selected delivery region is 10115' +
        'Prices are displayed in: EUR' +
        'Delivery times and costs are displayed for the region: 10115',
    );
    expect(text(modal.part('restore'))).to.equal('Restore the default delivery region: 00-001');
  });

  it('names the currency of the page when the tag has none (host)', async () => {
    pageStore.set(configureAtom, { currencyId: 'CZK' });
    platformWith({ region: GERMANY });
    const modal = await show();
    expect(text(modal.part('message'))).to.contain('EUR');
    modal.element.removeAttribute('currency');
    await modal.settled();
    expect(text(modal.part('message'))).to.contain('walucie: CZK');
    pageStore.set(configureAtom, {});
  });

  it('reads the names of countries from its content', async () => {
    platformWith({ region: GERMANY });
    const modal = await mount(
      'shop-region-modal',
      html`<shop-region-modal>
        <script type="application/json">
          { "DE": "Niemcy" }
        </script>
      </shop-region-modal>`,
    );
    expect(text(modal.part('message'))).to.contain('dostawy to Niemcy');
  });

  it('omits unknown names', async () => {
    platformWith({ region: { currentCountry: 'DE', showModal: true } });
    const modal = await show();
    modal.element.removeAttribute('currency');
    modal.element.countryNames = undefined;
    await modal.settled();
    expect(text(modal.part('message'))).not.to.contain('walucie');
    expect(text(modal.part('message'))).to.contain('dostawy to DE');
    expect(text(modal.part('restore'))).to.equal('Przywróć domyślny kraj dostawy');
  });

  it('is accessible in every mode, with an error, in both languages', async () => {
    for (const cookies of [{ region: GERMANY }, { zipcode: BERLIN }]) {
      for (const lang of ['pl', 'en']) {
        platformWith(cookies);
        const modal = await show(lang);
        await expectAccessible(modal.element);
        modal.part('restore').click();
        await waitUntil(() => modal.parts('error').length === 1);
        await expectAccessible(modal.element);
      }
    }
  });

  for (const kind of ['place-order', 'prepaid', 'order1', 'order2'] as const) {
    it(`is not shown on the ${kind} page (UI-01)`, async () => {
      platformWith({ region: GERMANY, zipcode: BERLIN }).page.kinds.add(kind);
      expect((await show()).isOpen).to.equal(false);
    });
  }

  for (const cookie of ['{bad', 'null', '[]', '"x"', '1']) {
    it(`is not shown for the cookie ${cookie} (ST-01, ST-03)`, async () => {
      platformWith({ region: cookie, zipcode: cookie });
      expect((await show()).isOpen).to.equal(false);
    });
  }

  it('is shown on the basket page, which is also of the order process', async () => {
    platformWith({ region: GERMANY }).page.kinds.add('basketedit').add('order_process');
    expect((await show()).isOpen).to.equal(true);
  });

  it('is not shown for showModal "true" and 1 (ST-04)', async () => {
    for (const showModal of ['true', 1]) {
      platformWith({ region: { ...GERMANY, showModal } });
      expect((await show()).isOpen).to.equal(false);
    }
  });

  it('shows names and messages of the platform as text', async () => {
    for (const payload of MARKUP_PAYLOADS.slice(0, -1)) {
      const platform = platformWith({ region: { ...GERMANY, currentCountry: payload } });
      platform.answer('unsetRegion', { unsetTemporaryRegion: refusal(payload) });
      const modal = await show();
      modal.part('restore').click();
      await waitUntil(() => modal.parts('error').length === 1);
      expect(modal.part('error').textContent).to.equal(payload);
      expect(modal.part('message').textContent).to.contain(payload.trim());
    }
    expect(wasPwned()).to.equal(false);
  });
});

describe('<shop-region-modal>: Escape', () => {
  it('postpones the choice for the session, for this region only (V19)', async () => {
    const platform = platformWith({ region: GERMANY });
    const modal = await show();
    await press('Escape');
    await closed(modal);
    expect(cookieValues(platform)).to.deep.equal({ setRegionForced: GERMANY });
    expect((await show()).isOpen).to.equal(false);
    platform.cookies.set('setZipcodeForced', JSON.stringify(BERLIN), 30);
    expect((await show()).isOpen).to.equal(true);
  });

  it('reopens it on the next page when the storage is blocked (V19)', async () => {
    platformWith({ region: GERMANY }).sessionStorage.isBlocked = true;
    const modal = await show();
    await press('Escape');
    await closed(modal);
    expect((await show()).isOpen).to.equal(true);
  });
});

describe('<shop-region-modal>: show() and hide()', () => {
  it('show the notice of an accepted or closed region again (S13)', async () => {
    platformWith({ region: { ...GERMANY, showModal: false } });
    const modal = await show();
    expect(modal.isOpen).to.equal(false);
    modal.element.show();
    await waitUntil(() => modal.isOpen);
    expect(text(modal.part('restore'))).to.equal('Przywróć domyślny kraj dostawy: Polska');
    modal.element.hide();
    await closed(modal);
    modal.element.show();
    await waitUntil(() => modal.isOpen);
    await press('Escape');
    await closed(modal);
  });

  it('work with invoker buttons of the page, on any page (S13)', async () => {
    platformWith({ zipcode: BERLIN }).page.kinds.add('place-order');
    const modal = await show();
    modal.element.id = 'region';
    const page = await fixture<HTMLElement>(html`<div>
        <button type="button" commandfor="region" command="--show">Dostawa</button>
        <button type="button" commandfor="region" command="--hide">Dalej</button>
      </div>`);
    const [shows, hides] = page.querySelectorAll('button');
    await waitUntil(() => {
      shows?.click();
      return modal.isOpen;
    });
    hides?.click();
    await closed(modal);
  });

  it('do nothing and warn the author when no region is forced (S13)', async () => {
    const warned = warnings();
    platformWith({ region: { currentCountry: '', defaultCountry: 'PL', showModal: false } });
    const modal = await show();
    modal.element.show();
    await modal.settled();
    expect(modal.isOpen).to.equal(false);
    expect(warned).to.deep.equal([
      '[shop-region-modal] show() has nothing to show: no region is forced. See docs/tags/shop-region-modal.md',
    ]);
  });
});

describe('<shop-region-modal>: continue', () => {
  it('sets showModal to false in both cookies, fires its event, and closes (UI-02)', async () => {
    const platform = platformWith({ region: GERMANY, zipcode: { ...BERLIN, more: 1 } });
    const modal = await show();
    const events = eventsOf(document, 'shop-region-modal-continue');
    modal.part('continue').click();
    await closed(modal);
    expect(cookieValues(platform)).to.deep.equal({
      setRegionForced: { ...GERMANY, showModal: false },
      setZipcodeForced: { ...BERLIN, more: 1, showModal: false },
    });
    expect([...platform.cookies.all.values()].map(({ days }) => days)).to.deep.equal([30, 30]);
    expect(events).to.have.length(1);
    expect(events[0]).to.have.deep.property('detail', { mode: 'regionAndZipcode' });
    expect(modal.one('dialog').matches('[open]')).to.equal(false);
  });

  it('does not create a missing cookie (UI-02)', async () => {
    const platform = platformWith({ region: GERMANY });
    (await show()).part('continue').click();
    expect([...platform.cookies.all.keys()]).to.deep.equal(['setRegionForced']);
  });
});

describe('<shop-region-modal>: restore', () => {
  it('unsets the country, deletes its cookie and reloads once (UI-03)', async () => {
    const platform = platformWith({ region: GERMANY });
    platform.answer('unsetRegion', { unsetTemporaryRegion: SUCCESS });
    const modal = await show();
    const event = nextEvent(modal.element, 'shop-region-modal-restore');
    modal.part('restore').click();
    expect((await event).detail).to.deep.equal({ mode: 'region' });
    await closed(modal);
    expect(platform.cookies.all.size).to.equal(0);
    expect(platform.page.reloads).to.equal(1);
    expect(platform.calls('unsetRegion')[0]?.document).to.equal(
      'mutation { unsetTemporaryRegion { status error { code message } } }',
    );
  });

  it('unsets the postal code (UI-03)', async () => {
    const platform = platformWith({ zipcode: BERLIN });
    platform.answer('unsetZipcode', { unsetTemporaryZipcode: SUCCESS });
    const modal = await show();
    modal.part('restore').click();
    await closed(modal);
    expect(platform.cookies.all.size).to.equal(0);
    expect(platform.page.reloads).to.equal(1);
  });

  it('unsets both, of which only the region status is read (UI-03)', async () => {
    const platform = platformWith({ region: GERMANY, zipcode: BERLIN });
    platform.answer('unsetRegionAndZipcode', {
      unsetTemporaryRegion: SUCCESS,
      unsetTemporaryZipcode: null,
    });
    const modal = await show();
    modal.part('restore').click();
    await closed(modal);
    expect(platform.cookies.all.size).to.equal(0);
    expect(platform.calls('unsetRegionAndZipcode')[0]?.document)
      .to.contain('unsetTemporaryRegion {')
      .and.to.contain('unsetTemporaryZipcode {');
  });

  it('sends one mutation for a double click (UI-03)', async () => {
    const platform = platformWith({ region: GERMANY });
    const answer = platform.defer('unsetRegion');
    const modal = await show();
    modal.part('restore').click();
    modal.part('restore').click();
    await waitUntil(() => modal.part('restore').ariaDisabled === 'true');
    answer.resolve({ unsetTemporaryRegion: SUCCESS });
    await closed(modal);
    expect(platform.calls('unsetRegion')).to.have.length(1);
    expect(platform.page.reloads).to.equal(1);
  });

  it('does not reload if the event is prevented', async () => {
    const platform = platformWith({ region: GERMANY });
    platform.answer('unsetRegion', { unsetTemporaryRegion: SUCCESS });
    const modal = await show();
    modal.element.addEventListener('shop-region-modal-restore', (event) => event.preventDefault());
    modal.part('restore').click();
    await closed(modal);
    expect(platform.page.reloads).to.equal(0);
    expect(platform.cookies.all.size).to.equal(0);
  });

  it('reloads at most once per page load', async () => {
    const platform = platformWith({ region: GERMANY });
    platform.page.reloadOnce();
    platform.answer('unsetRegion', { unsetTemporaryRegion: SUCCESS });
    const modal = await show();
    modal.part('restore').click();
    await closed(modal);
    expect(platform.page.reloads).to.equal(1);
  });

  it('shows the message of a refusal and keeps the modal open (UI-03)', async () => {
    const platform = platformWith({ region: GERMANY });
    platform.answer(
      'unsetRegion',
      { unsetTemporaryRegion: refusal('Spróbuj jutro.') },
      { unsetTemporaryRegion: SUCCESS },
    );
    const modal = await show();
    const failure = nextEvent(document, 'shop-error');
    modal.part('restore').click();
    expect((await failure).detail).to.include({
      code: 'blocked',
      message: '[shop] unsetRegion: the platform refused.',
    });
    await waitUntil(() => modal.parts('error').length === 1);
    expect(text(modal.part('error'))).to.equal('Spróbuj jutro.');
    expect(modal.part('error').role).to.equal('alert');
    expect(modal.isOpen).to.equal(true);
    expect(cookieValues(platform)).to.deep.equal({ setRegionForced: GERMANY });
    modal.part('restore').click();
    await closed(modal);
    expect(platform.page.reloads).to.equal(1);
  });

  const failures: [string, unknown, string][] = [
    ['no answer in time (UI-03)', new PlatformError('unsetRegion', 'timeout'), 'timeout'],
    ['a broken connection (UI-03)', new PlatformError('unsetRegion', 'network'), 'network'],
    ['status 503 (GQ-17)', new PlatformError('unsetRegion', 'response', 503), 'response'],
    ['errors instead of data (GQ-16)', { unsetTemporaryRegion: null }, 'response'],
    ['a refusal without a message', { unsetTemporaryRegion: { status: 'error' } }, 'refused'],
  ];
  for (const [title, answer, code] of failures) {
    it(`${title} keeps the modal open and shows a message`, async () => {
      const platform = platformWith({ region: GERMANY });
      platform.answer('unsetRegion', answer);
      const modal = await show('en');
      const failure = nextEvent(document, 'shop-error');
      modal.part('restore').click();
      expect((await failure).detail).to.include({ code });
      await waitUntil(() => modal.parts('error').length === 1);
      expect(text(modal.part('error'))).to.equal(
        'The default delivery place could not be restored. Please try again.',
      );
      expect(modal.isOpen).to.equal(true);
      expect(modal.part('restore').ariaDisabled).to.equal('false');
      expect(platform.page.reloads).to.equal(0);
      expect(platform.calls('unsetRegion')).to.have.length(1);
    });
  }
});

describe('<shop-region-modal>: life cycle', () => {
  it('only closes with Escape', async () => {
    const platform = platformWith({ region: GERMANY });
    const modal = await show();
    expect(focused()).to.equal(modal.part('continue'));
    await press('Escape');
    await closed(modal);
    expect(cookieValues(platform)).to.deep.equal({ setRegionForced: GERMANY });
    expect(platform.calls()).to.have.length(0);
  });

  it('stays open and modal when it is moved', async () => {
    platformWith({ region: GERMANY });
    const modal = await show();
    const place = document.createElement('div');
    document.body.append(place);
    place.append(modal.element);
    await modal.settled();
    expect(modal.one('dialog').matches(':modal')).to.equal(true);
    place.remove();
    await settle();
    expect(getComputedStyle(document.documentElement).overflow).not.to.equal('hidden');
  });
});

function refusal(message: string) {
  return { status: 'error', error: { code: 'blocked', message } };
}
