import { expect } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import type { ShopElement } from '../../elements/element/shop-element.ts';
import { registerElements } from '../../elements/start/register.ts';
import { resetPage } from '../../elements/testing.ts';
import { letTagsRest } from '../kit/awake.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { hasSample, pageOf, type RestingState, restingStatesOf } from './resting-states.ts';

registerElements(declarations);

const all: readonly AnyDeclaration[] = declarations;
const resting = all.filter(({ rest }) => rest);

/** A tag at rest, after what the platform has answered. */
async function mountAtRest(tag: string, state: RestingState): Promise<ShopElement> {
  const page = pageOf(tag, state);
  const element = page.firstElementChild as ShopElement;
  Object.assign(element, state.properties);
  document.body.append(page);
  // on paper also tags out of view are active
  window.dispatchEvent(new Event('beforeprint'));
  await element.updateComplete;
  await settle();
  return element;
}

/** All that a tag has drawn; Preact keeps an empty text, React and the view at rest do not. */
const nodesOf = (element: Element): Node[] => {
  const walker = document.createTreeWalker(element.shadowRoot as ShadowRoot);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes.filter((node) => !(node instanceof Text) || node.data);
};

const markupOf = (element: Element): string | undefined => element.shadowRoot?.innerHTML;

describe('a tag that rests', () => {
  beforeEach(() => {
    installFakePlatform();
    letTagsRest();
  });

  afterEach(async () => {
    document.body.replaceChildren();
    await settle();
    resetPage();
  });

  it('has a sample, so that its states are tried', () => {
    const without = resting.filter((declaration) => !hasSample(declaration));
    expect(without.map(({ tag }) => tag)).to.deep.equal([]);
  });

  for (const declaration of resting) {
    const { tag, component } = declaration;
    for (const state of restingStatesOf(declaration)) {
      const title = `<${tag}> ${state.name}`;
      if (!component) {
        it(`${title} rests for good`, async () => {
          const element = await mountAtRest(tag, state);
          await element.wake();
          expect(element.matches(':state(awake)')).to.equal(false);
        });
        continue;
      }
      it(`${title} wakes with the nodes that are there`, async () => {
        const element = await mountAtRest(tag, state);
        // what a view at rest cannot show has woken the tag: React has compared the nodes
        if (element.matches(':state(awake)')) return;
        const before = nodesOf(element);
        const markup = markupOf(element);
        await element.wake();
        expect(markupOf(element)).to.equal(markup);
        const after = nodesOf(element);
        expect(after.length).to.equal(before.length);
        expect(after.every((node, at) => node === before[at])).to.equal(true);
        expect(element.matches(':state(awake)')).to.equal(true);
      });
    }
  }
});
