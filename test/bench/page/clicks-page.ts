const acts = new Map<string, number>();

const count = (act: string): void => void acts.set(act, (acts.get(act) ?? 0) + 1);

/** The possible effects of a click on each tag, whether the fallback or the tag handles it. */
const EFFECTS = {
  'shop-minicart': ['shop-minicart-open', 'hashchange'],
  'shop-list-button': ['shop-list-button-change'],
  'shop-info-bar': ['shop-info-bar-close'],
  'shop-collapse': ['shop-collapse-open', 'shop-collapse-close'],
} as const;

for (const [tag, effects] of Object.entries(EFFECTS)) {
  for (const effect of effects) addEventListener(effect, () => count(tag), { capture: true });
}

const CART = 'shop-minicart';
let isCartPending = false;

const isInCart = (event: Event): boolean =>
  event.composedPath().some((target) => target instanceof Element && target.localName === CART);

for (const effect of EFFECTS[CART]) {
  addEventListener(effect, () => (isCartPending = false), { capture: true });
}

/** A pending click on the mini-cart also counts as handled when a later click elsewhere overrules it. */
addEventListener(
  'pointerdown',
  (event) => {
    if (isCartPending && !isInCart(event)) count(CART);
    isCartPending = isInCart(event);
  },
  { capture: true },
);

/** Counts how often the list of the select opens. */
export function watchSelect(): void {
  const root = document.querySelector('shop-select')?.shadowRoot;
  if (!root) throw new Error('no select');
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if ((target as Element).ariaExpanded === 'true') count('shop-select');
    }
  }).observe(root, { subtree: true, attributeFilter: ['aria-expanded'] });
}

/** How often each tag has responded. */
export const actsOf = (tag: string): number => acts.get(tag) ?? 0;
