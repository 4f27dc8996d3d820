import { expect, fixture, html } from '@open-wc/testing';
import { cookieSettingsElement } from '../../elements/cookie-settings.element.ts';
import type { ElementOf } from '../../elements/declare/declaration.ts';
import { modalElement } from '../../elements/modal.element.ts';
import { registerElements } from '../../elements/start/register.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { isOpen } from '../modal/modal.fixtures.ts';
import '../kit/guard.ts';

type CookieSettings = ElementOf<typeof cookieSettingsElement>;

registerElements([cookieSettingsElement, modalElement]);

async function showButton(target: string, lang = 'pl'): Promise<CookieSettings> {
  const settings = await fixture<CookieSettings>(
    html`<shop-cookie-settings lang=${lang} target=${target}></shop-cookie-settings>`,
  );
  await settings.updateComplete;
  return settings;
}

const pressed = (settings: Element) => part(settings, 'button').click();

describe('<shop-cookie-settings>', () => {
  const { warn } = console;
  let warnings: unknown[] = [];
  beforeEach(() => {
    installFakePlatform();
    warnings = [];
    console.warn = (warning: unknown) => void warnings.push(warning);
  });
  afterEach(() => {
    console.warn = warn;
  });

  it('is a named, accessible button in both languages, with any label', async () => {
    const settings = await showButton('#cookies');
    expect(part(settings, 'button').innerText).to.equal('Ustawienia plików cookie');
    await expectAccessible(settings);
    const english = await showButton('#cookies', 'en');
    expect(part(english, 'button').innerText).to.equal('Cookie settings');
    english.textContent = 'Cookies';
    await waitUntil(() => text(english) === 'Cookies');
    await expectAccessible(english);
  });

  it('tells, then opens a modal by its id or by a selector', async () => {
    const modal = await fixture(html`<shop-modal id="cookies">Pliki cookie</shop-modal>`);
    for (const target of ['cookies', '#cookies']) {
      const settings = await showButton(target);
      const told = eventsOf(document, 'shop-cookie-settings-open');
      part(settings, 'button').focus();
      await press('Enter');
      await waitUntil(() => isOpen(modal));
      expect(told).to.have.length(1);
      await press('Escape');
      await waitUntil(() => !isOpen(modal));
    }
  });

  it('opens a dialog, a popover, and whatever has show()', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog id="cookies-dialog">x</dialog>`);
    pressed(await showButton('cookies-dialog'));
    expect(dialog.matches(':modal')).to.equal(true);
    pressed(await showButton('cookies-dialog'));
    dialog.close();

    const popover = await fixture(html`<div id="cookies-popover" popover>x</div>`);
    pressed(await showButton('cookies-popover'));
    expect(popover.matches(':popover-open')).to.equal(true);

    const other = await fixture<HTMLElement>(html`<div id="cookies-other"></div>`);
    let shows = 0;
    Object.assign(other, { show: () => (shows += 1) });
    pressed(await showButton('cookies-other'));
    expect(shows).to.equal(1);
    expect(warnings).to.deep.equal([]);
  });

  it('opens a tag whose script is still to come', async () => {
    const late = await fixture(html`<shop-late id="cookies-late"></shop-late>`);
    pressed(await showButton('cookies-late'));
    expect(late.hasAttribute('open')).to.equal(true);
  });

  it('takes a button or a link of the page as it is', async () => {
    const modal = await fixture(html`<shop-modal id="cookies">Pliki cookie</shop-modal>`);
    const settings = await fixture<CookieSettings>(
      html`<shop-cookie-settings target="cookies"><p><a href="/cookies.html">Pliki cookie</a></p></shop-cookie-settings>`,
    );
    await settings.updateComplete;
    expect(parts(settings, 'button')).to.have.length(0);
    await expectAccessible(settings);
    const told = eventsOf(settings, 'shop-cookie-settings-open');
    settings.querySelector('a')?.focus();
    await press('Enter');
    await waitUntil(() => isOpen(modal));
    expect(told).to.have.length(1);
    await press('Escape');
    await waitUntil(() => !isOpen(modal));
    settings.innerHTML = '<button type="button">Pliki cookie</button>';
    await waitUntil(() => {
      settings.querySelector('button')?.click();
      return told.length === 2;
    });
    await press('Escape');
  });

  it('leaves the opening to the page where that refuses', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog id="cookies-dialog">x</dialog>`);
    const settings = await showButton('cookies-dialog');
    settings.addEventListener('shop-cookie-settings-open', (event) => event.preventDefault());
    pressed(settings);
    expect(dialog.open).to.equal(false);
  });

  describe('without a target', () => {
    const NAME = 'prepareCookiesConfiguration';
    const failure = `[shop] shop-cookie-settings: the page’s ${NAME}() cannot be opened.`;
    afterEach(() => {
      Reflect.deleteProperty(window, NAME);
    });

    it('calls the page’s function once it has told', async () => {
      const settings = await showButton('');
      const log: string[] = [];
      settings.addEventListener('shop-cookie-settings-open', () => log.push('told'));
      Reflect.set(window, NAME, () => log.push('opened'));
      pressed(settings);
      expect(log).to.deep.equal(['told', 'opened']);
      settings.addEventListener('shop-cookie-settings-open', (event) => event.preventDefault());
      pressed(settings);
      expect(log).to.deep.equal(['told', 'opened', 'told']);
      expect(warnings).to.deep.equal([]);
    });

    it('UI-22: warns the author, and throws nothing, where it is missing or fails', async () => {
      const element = await fixture<HTMLElement>(html`<p id=${NAME}></p>`);
      const settings = await showButton('');
      const failed = eventsOf(settings, 'shop-error');
      pressed(settings);
      element.remove();
      Reflect.set(window, NAME, () => {
        throw new TypeError('consent');
      });
      pressed(settings);
      expect(failed.map((event) => Reflect.get(event, 'detail').message)).to.deep.equal([
        failure,
        failure,
      ]);
      expect(warnings).to.deep.equal([failure, failure]);
    });

    it('leaves a link of the page to lead where it does, where nothing opens', async () => {
      const settings = await fixture<CookieSettings>(
        html`<shop-cookie-settings><a href="#cookies">Pliki cookie</a></shop-cookie-settings>`,
      );
      await settings.updateComplete;
      const clicks: boolean[] = [];
      const note = (event: Event) => void clicks.push(event.defaultPrevented);
      document.addEventListener('click', note);
      settings.querySelector('a')?.click();
      Reflect.set(window, NAME, () => undefined);
      settings.querySelector('a')?.click();
      document.removeEventListener('click', note);
      expect(clicks).to.deep.equal([false, true]);
      location.hash = '';
    });
  });

  for (const target of ['#nowhere', '##', 'body', 'cookies-broken']) {
    it(`UI-22: warns the author, and throws nothing, where ${target} cannot be opened`, async () => {
      const broken = await fixture<HTMLElement>(html`<div id="cookies-broken"></div>`);
      Object.assign(broken, {
        show() {
          throw new TypeError('The consent script is missing.');
        },
      });
      const settings = await showButton(target);
      const failed = eventsOf(document, 'shop-error');
      pressed(settings);
      const message = `[shop] shop-cookie-settings: target="${target}" cannot be opened.`;
      expect(failed.map((event) => Reflect.get(event, 'detail').message)).to.deep.equal([message]);
      expect(failed[0]).to.have.nested.property('detail.code', 'target');
      expect(warnings).to.deep.equal([message]);
    });
  }
});
