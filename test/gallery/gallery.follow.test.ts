import { expect, html } from '@open-wc/testing';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { settled } from '../kit/settled.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { currentOf, largeOf, mediumOf, shows } from './gallery.fixtures.ts';
import '../kit/guard.ts';

const SHIRT = {
  id: 101,
  sizes: [
    { id: 'S', amount: 3 },
    { id: 'M', amount: 5 },
    { id: 'L', amount: 1 },
  ],
};

const sized = (index: number, size: string) =>
  html`<a href=${largeOf(index)} data-size=${size}
    ><img src=${mediumOf(index)} alt=${size} width="40" height="30"
  /></a>`;

/** A gallery that follows the sizes of a product; S, M and L have pictures 1, 2 and none. */
async function showFollowing() {
  const tag = await mount(
    'shop-gallery',
    html`<shop-product url="keep" product=${JSON.stringify(SHIRT)}>
      <form action="javascript:void 0" method="post">
        <input type="hidden" name="product" value="101" />
        ${['S', 'M', 'L'].map(
          (size) => html`<label><input type="radio" name="size" value=${size} />${size}</label>`,
        )}
      </form>
      <shop-gallery follow
        ><img src=${mediumOf(0)} alt="All" width="40" height="30" />${sized(1, 'S')}${sized(
          2,
          'M',
        )}</shop-gallery
      >
    </shop-product>`,
  );
  const choose = async (size: string) => {
    tag.page.querySelector<HTMLInputElement>(`[value=${size}]`)?.click();
    await settled();
  };
  await settled();
  return { tag, choose };
}

describe('<shop-gallery follow>', () => {
  let platform: FakePlatform;
  beforeEach(() => {
    platform = installFakePlatform();
  });

  it('shows the picture of the chosen size, and stays where a size has none', async () => {
    const { tag, choose } = await showFollowing();
    expect(currentOf(tag)).to.equal(0);
    await choose('M');
    await shows(tag, 2);
    await choose('L');
    expect(currentOf(tag)).to.equal(2);
    await choose('S');
    await shows(tag, 1);
  });

  it('waits until the pictures were left alone for 3 s [GY-07]', async () => {
    const { tag, choose } = await showFollowing();
    tag.part('stage').focus();
    await press('ArrowRight');
    await shows(tag, 1);
    await choose('M');
    expect(currentOf(tag)).to.equal(1);
    await platform.clock.advance(2000);
    tag.part('stage').focus();
    await press('Shift');
    await platform.clock.advance(2000);
    expect(currentOf(tag)).to.equal(1);
    await platform.clock.advance(1000);
    await shows(tag, 2);
  });

  it('waits until the dialog is closed [GY-07]', async () => {
    const { tag, choose } = await showFollowing();
    tag.element.open(1);
    await waitUntil(() => tag.isOpen, 'the dialog');
    await choose('M');
    await platform.clock.advance(5000);
    expect(currentOf(tag)).to.equal(1);
    tag.element.close();
    await platform.clock.advance(3000);
    await shows(tag, 2);
  });

  it('does not follow without the attribute', async () => {
    const { tag, choose } = await showFollowing();
    tag.element.follow = false;
    await tag.settled();
    await choose('M');
    expect(currentOf(tag)).to.equal(0);
  });
});
