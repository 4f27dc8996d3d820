import { expect } from '@open-wc/testing';
import manifest from '../../custom-elements.json?raw';
import { all } from '../kit/shadow.ts';
import { SAMPLES, showTag } from './shown-tags.ts';
import '../kit/guard.ts';

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly slots?: readonly { readonly name: string }[];
    }[];
  }[];
}

const { modules }: Manifest = JSON.parse(manifest);
const slotsOf = new Map(
  modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName, slots = [] }) => [tagName, slots.map(({ name }) => name)]),
);

/** Tags with an icon in each of their rows, where a slot is not possible: it shows its nodes only once. */
const IN_ROWS = ['shop-map', 'shop-menu', 'shop-minicart', 'shop-toasts'];

const iconsOf = (tag: Element) =>
  all(tag, 'svg[part~=icon]').filter((icon) => icon.checkVisibility({ visibilityProperty: true }));

/** The slot around an icon. */
const slotOf = (icon: Element) => icon.closest('slot');

function nodeAtCentre(tag: Element, node: Element): Element | null {
  const { x, y, width, height } = node.getBoundingClientRect();
  return tag.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2) ?? null;
}

describe('an icon of the author', () => {
  for (const name of Object.keys(SAMPLES)) {
    it(`<${name}>: replaces each of our icons, and passes clicks to the control`, async () => {
      const tag = await showTag(name);
      const icons = iconsOf(tag);
      const slots = icons.map(slotOf).filter((slot) => slot !== null);
      const rows = icons
        .filter((icon) => !slotOf(icon))
        .map((icon) => icon.parentElement?.outerHTML);
      if (!IN_ROWS.includes(name)) expect(rows).to.deep.equal([]);
      expect(slotsOf.get(name)).to.include.members(slots.map((slot) => slot.name));
      for (const slot of slots) {
        const own = document.createElement('i');
        own.slot = slot.name;
        own.style.display = 'inline-block';
        tag.append(own);
        await tag.updateComplete;
        for (const moving of tag.shadowRoot?.getAnimations() ?? []) moving.finish();
        own.scrollIntoView();
        expect(slot.assignedElements()).to.deep.equal([own]);
        expect(own.getBoundingClientRect().width).to.be.above(10);
        const control = slot.closest('button, a');
        expect(control?.contains(nodeAtCentre(tag, own)), slot.name).to.equal(true);
      }
    });
  }
});
