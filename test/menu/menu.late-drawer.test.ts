import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { registerElements } from '../../elements/start/register.ts';
import { drawerElement } from '../../elements/tags/drawer/drawer.element.ts';
import { menuElement } from '../../elements/tags/menu/menu.element.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { part, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([menuElement]);

describe('<shop-menu> whose drawer is added later', () => {
  it('stays in its original position until then (S7)', async () => {
    installFakePlatform();
    await setViewport({ width: 390, height: 700 });
    const page = await fixture<HTMLElement>(html`<div>
      <header><shop-menu drawer="side"><ul><li><a href="#ona">Ona</a></li></ul></shop-menu></header>
      <shop-drawer id="side"></shop-drawer>
    </div>`);
    const menu = page.querySelector('shop-menu');
    if (!menu) throw new Error('Expected a menu.');
    await waitUntil(() => menu.matches(':state(mobile)'));
    await settle();
    expect(menu.parentElement?.localName).to.equal('header');
    expect(text(part(menu, 'link'))).to.equal('Ona');
    registerElements([drawerElement]);
    await waitUntil(() => menu.parentElement?.localName === 'shop-drawer');
    await setViewport({ width: 800, height: 600 });
  });
});
