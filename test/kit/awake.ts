import { ShopElement } from '../../elements/element/shop-element.ts';

let isResting = false;

/** Lets tags rest until the test comes near them, to its end. */
export const letTagsRest = (): void => {
  isResting = true;
};

afterEach(() => {
  isResting = false;
});

// most tests are about components: a tag draws its view at rest, and its component takes over at once
const connect = ShopElement.prototype.connectedCallback;
ShopElement.prototype.connectedCallback = function connectAwake(this: ShopElement): void {
  if (!isResting) void this.wake();
  connect.call(this);
};
