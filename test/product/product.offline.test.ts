import { expect } from '@open-wc/testing';
import { itInChromium } from '../kit/browser.ts';
import { setOffline } from '../kit/devtools.ts';
import { loseModules } from '../kit/module-faults.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { clickBuy, messageIn, mountShirt, posts, shopThatAdds } from './selling.fixtures.ts';
import '../kit/guard.ts';

describe('a click on <shop-product> while the browser is offline', () => {
  // a separate file: a loaded module is not requested again
  itInChromium('keeps the page if its module cannot load, and says why', async () => {
    shopThatAdds();
    await loseModules('/basket-add/later/add-to-basket.ts');
    const tag = await mountShirt();
    const sent = posts(tag.page);
    const refusals = tag.events('shop-product-refuse');
    await setOffline(true);
    clickBuy(tag.page);
    await waitUntil(() => messageIn(tag.page) !== '', 'the message');
    await setOffline(false);
    expect(messageIn(tag.page)).to.equal(
      'Brak połączenia ze sklepem. Sprawdź internet i spróbuj ponownie.',
    );
    expect([sent, refusals.length]).to.deep.equal([[], 1]);
  });
});
