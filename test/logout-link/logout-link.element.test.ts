import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { logoutLinkElement } from '../../elements/tags/logout-link/logout-link.element.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { createPlatform } from '../../logic/platform/platform.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import '../kit/guard.ts';

registerElements([logoutLinkElement]);

const KEPT = ['xexpchck', 'EXPCHCK', 'search_wool'];

beforeEach(() => {
  installFakePlatform();
  for (const key of ['expchck', 'expchckX', ...KEPT]) platform.sessionStorage.set(key, '1');
  platform.localStorage.set('expchckDeviceRegistered', 'true');
});

const show = (content = html`<a href="#bye">Log out</a>`) =>
  mount('shop-logout-link', html`<shop-logout-link>${content}</shop-logout-link>`);

const child = (tag: Mounted, selector: string) =>
  tag.element.querySelector(selector) as HTMLElement;

describe('<shop-logout-link>', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('removes the checkout’s keys from session storage, and only those (ST-23)', async () => {
    const tag = await show();
    await click(child(tag, 'a'));
    expect(platform.sessionStorage.keys()).to.have.members(KEPT);
    expect(platform.localStorage.get('expchckDeviceRegistered')).to.equal('true');
    expect(location.hash).to.equal('#bye');
  });

  it('removes the keys before any listener of the page runs', async () => {
    const tag = await show();
    let keys: readonly string[] = [];
    child(tag, 'a').addEventListener('click', () => {
      keys = platform.sessionStorage.keys();
    });
    await click(child(tag, 'a'));
    expect(keys).to.have.members(KEPT);
  });

  it('removes the keys on Enter', async () => {
    const tag = await show();
    child(tag, 'a').focus();
    await press('Enter');
    expect(platform.sessionStorage.keys()).to.have.members(KEPT);
    expect(location.hash).to.equal('#bye');
  });

  it('removes the keys when a new tab opens, but not for the context menu of the link', async () => {
    const tag = await show();
    const clickWith = (button: number) =>
      child(tag, 'a').dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }));
    clickWith(2);
    expect(platform.sessionStorage.keys()).to.include('expchck');
    clickWith(1);
    expect(platform.sessionStorage.keys()).to.have.members(KEPT);
  });

  it('removes the keys on a click on a link added later', async () => {
    const tag = await show(html``);
    tag.element.innerHTML = '<a href="#bye"><b>Log out</b></a>';
    await click(child(tag, 'b'));
    expect(platform.sessionStorage.keys()).to.have.members(KEPT);
    expect(location.hash).to.equal('#bye');
  });

  it('removes the keys when a script submits the form', async () => {
    const tag = await show(html`<form><button>Log out</button></form>`);
    const form = child(tag, 'form') as HTMLFormElement;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.requestSubmit();
    expect(platform.sessionStorage.keys()).to.have.members(KEPT);
  });

  it('follows the link when storage is blocked (ST-24)', async () => {
    const tag = await show();
    pageStore.set(
      platformAtom,
      createPlatform(() => DEFAULT_CONFIG),
    );
    const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor;
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    await click(child(tag, 'a'));
    Object.defineProperty(window, 'sessionStorage', own);
    expect(location.hash).to.equal('#bye');
  });

  it('is as accessible as the link', async () =>
    expectAccessible((await show()).element, ['skip-link']));
});
