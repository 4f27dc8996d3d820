import { expect, fixture, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { cookieSettingsElement } from '../../elements/tags/cookie-settings/cookie-settings.element.ts';
import { modalElement } from '../../elements/tags/modal/modal.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { eventsOf } from '../kit/next-event.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { warnings } from '../kit/warnings.ts';

registerElements([cookieSettingsElement, modalElement]);

const showButton = (target: string, lang = 'pl') =>
  mount(
    'shop-cookie-settings',
    html`<shop-cookie-settings target=${target}></shop-cookie-settings>`,
    { lang },
  );

const pressed = (settings: Mounted) => settings.part('button').click();

let warned: readonly string[] = [];
beforeEach(() => {
  installFakePlatform();
  warned = warnings();
});

describe('<shop-cookie-settings>', () => {
  it('is a named, accessible button in both languages, with any label', async () => {
    const settings = await showButton('#cookies');
    expect(settings.part('button').innerText).to.equal('Zarządzaj plikami cookie');
    await expectAccessible(settings.element);
    const english = await showButton('#cookies', 'en');
    expect(english.part('button').innerText).to.equal('Manage cookies');
    english.element.textContent = 'Cookies';
    await waitUntil(() => text(english.element) === 'Cookies');
    await expectAccessible(english.element);
  });

  it('fires its event, then opens a modal by its id or by a selector', async () => {
    const modal = await mount(
      'shop-modal',
      html`<shop-modal id="cookies">Pliki cookie</shop-modal>`,
    );
    for (const target of ['cookies', '#cookies']) {
      const settings = await showButton(target);
      const events = eventsOf(document, 'shop-cookie-settings-open');
      settings.part('button').focus();
      await press('Enter');
      await waitUntil(() => modal.isOpen);
      expect(events).to.have.length(1);
      await press('Escape');
      await waitUntil(() => !modal.isOpen);
    }
  });

  it('opens a dialog, a popover and any element with show()', async () => {
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
    expect(warned).to.deep.equal([]);
  });

  it('keeps the author’s button or link as it is', async () => {
    const modal = await mount(
      'shop-modal',
      html`<shop-modal id="cookies">Pliki cookie</shop-modal>`,
    );
    const settings = await mount(
      'shop-cookie-settings',
      html`<shop-cookie-settings target="cookies"><p><a href="/cookies.html">Pliki cookie</a></p></shop-cookie-settings>`,
    );
    expect(settings.parts('button')).to.have.length(0);
    await expectAccessible(settings.element);
    const events = settings.events('shop-cookie-settings-open');
    settings.element.querySelector('a')?.focus();
    await press('Enter');
    await waitUntil(() => modal.isOpen);
    expect(events).to.have.length(1);
    await press('Escape');
    await waitUntil(() => !modal.isOpen);
    settings.element.innerHTML = '<button type="button">Pliki cookie</button>';
    await waitUntil(() => {
      settings.element.querySelector('button')?.click();
      return events.length === 2;
    });
    await press('Escape');
  });

  it('leaves opening to the page when the event is prevented', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog id="cookies-dialog">x</dialog>`);
    const settings = await showButton('cookies-dialog');
    settings.element.addEventListener('shop-cookie-settings-open', (event) =>
      event.preventDefault(),
    );
    pressed(settings);
    expect(dialog.open).to.equal(false);
  });

  for (const target of ['#nowhere', '##', 'body', 'cookies-broken']) {
    it(`warns the author, and throws nothing, when ${target} cannot be opened (UI-22)`, async () => {
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
      expect(warned).to.have.length(1);
      // a missing target is reported before the click
      const isThere = !target.startsWith('#');
      const expected = isThere
        ? `shop-error "target": target="${target}" cannot be opened (`
        : target;
      expect(warned[0]).to.include(expected);
    });
  }
});

describe('<shop-cookie-settings>: without a target', () => {
  const NAME = 'prepareCookiesConfiguration';
  const failure = `[shop] shop-cookie-settings: the page’s ${NAME}() cannot be opened.`;
  afterEach(() => {
    Reflect.deleteProperty(window, NAME);
  });

  it('calls the page’s function after its event', async () => {
    const settings = await showButton('');
    const log: string[] = [];
    settings.element.addEventListener('shop-cookie-settings-open', () => log.push('event'));
    Reflect.set(window, NAME, () => log.push('opened'));
    pressed(settings);
    expect(log).to.deep.equal(['event', 'opened']);
    settings.element.addEventListener('shop-cookie-settings-open', (event) =>
      event.preventDefault(),
    );
    pressed(settings);
    expect(log).to.deep.equal(['event', 'opened', 'event']);
    expect(warned).to.deep.equal([]);
  });

  it('warns the author, and throws nothing, when it is missing or fails (UI-22)', async () => {
    const element = await fixture<HTMLElement>(html`<p id=${NAME}></p>`);
    const settings = await showButton('');
    const failed = settings.events('shop-error');
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
    expect(warned.join()).to.match(/ \(There is no function\).* \(consent\)/);
  });

  it('lets the browser follow the author’s link when nothing opens', async () => {
    const settings = await mount(
      'shop-cookie-settings',
      html`<shop-cookie-settings><a href="#cookies">Pliki cookie</a></shop-cookie-settings>`,
    );
    const clicks: boolean[] = [];
    const note = (event: Event) => void clicks.push(event.defaultPrevented);
    document.addEventListener('click', note);
    settings.element.querySelector('a')?.click();
    Reflect.set(window, NAME, () => undefined);
    settings.element.querySelector('a')?.click();
    document.removeEventListener('click', note);
    expect(clicks).to.deep.equal([false, true]);
    location.hash = '';
  });
});
