import { expect } from '@open-wc/testing';
import manifest from '../../custom-elements.json?raw';
import { all } from '../kit/shadow.ts';
import { SAMPLES, showTag } from './shown-tags.ts';
import '../kit/guard.ts';

/**
 * Elements that belong to a part around them: the rows of a table, the choices of a picture, Leaflet's elements in a
 * map.
 */
const INNER = 'slot, source, tbody, td, thead, tr, [class*=leaflet-]';
interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly cssParts?: readonly { readonly name: string; readonly description: string }[];
    }[];
  }[];
}

const { modules }: Manifest = JSON.parse(manifest);
/** The parts of each tag, including those documented with another one. */
const documented = new Map(
  modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName, cssParts = [] }) => [
      tagName,
      cssParts.flatMap(({ name, description }) => [
        name,
        ...[...description.matchAll(/`([\w-]+)`/g)].map(([, other]) => other),
      ]),
    ]),
);

/** Texts for screen readers only are clipped, and live regions without a text have no height. */
const isSeen = (element: Element): boolean =>
  element.checkVisibility() &&
  element.getBoundingClientRect().height > 0 &&
  getComputedStyle(element).clipPath === 'none';

describe('the content of a tag can be styled', () => {
  for (const name of Object.keys(SAMPLES)) {
    it(`<${name}>: each node is a part, and each part is documented`, async () => {
      const nodes = all(await showTag(name), '*').filter((node) => !node.closest('svg *'));
      const bare = nodes.filter(
        (node) => isSeen(node) && !node.part.length && !node.matches(INNER),
      );
      expect(bare.map((node) => node.outerHTML)).to.deep.equal([]);
      const parts = new Set(nodes.flatMap((node) => [...node.part]));
      expect(documented.get(name)).to.include.members([...parts]);
    });
  }
});
