import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { rebateCodeElement } from '../../elements/tags/rebate-code/rebate-code.element.ts';
import { itInChromium } from '../kit/browser.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press, type } from '../kit/keyboard.ts';
import '../kit/guard.ts';
import { loseModules, releaseModules } from '../kit/module-faults.ts';
import { click } from '../kit/mouse.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { activated, inputOf, messageOf, put, shownCode } from './rebate-code.fixtures.ts';

registerElements([rebateCodeElement]);

describe('<shop-rebate-code> without the module of its changes', () => {
  beforeEach(installFakePlatform);

  itInChromium('submits the theme’s form, or shows a message until the module loads', async () => {
    await loseModules('/change-code.ts');
    const tag = await put(
      html`<shop-rebate-code after="stay"
        ><form action="/settings.php"><input name="rebates_codes" /></form
      ></shop-rebate-code>`,
    );
    const form = tag.page.querySelector('form') ?? expect.fail();
    const sent: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(...new FormData(form));
    });
    inputOf(tag).focus();
    await type('LATO10');
    await press('Enter');
    await waitUntil(() => sent.length > 0, 'the form is submitted');
    expect(sent).to.deep.equal([['rebates_codes', 'LATO10']]);

    form.remove();
    await click(tag.part('button'));
    await waitUntil(() => messageOf(tag), 'a message');
    expect(messageOf(tag)).to.contain('Nie udało się');
    await releaseModules();
    platform.answer('activateRebateCode', activated());
    await click(tag.part('button'));
    await waitUntil(() => shownCode(tag), 'the code');
  });
});
