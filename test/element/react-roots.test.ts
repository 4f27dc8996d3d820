import { expect } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import { showTag } from '../look/shown-tags.ts';
import '../kit/guard.ts';

/** The properties with which React and Preact mark a container that they render into. */
const MARKS = /^(?:__reactContainer\$|__k$)/;

const hasRoot = ({ shadowRoot }: Element): boolean =>
  Object.keys(shadowRoot ?? {}).some((name) => MARKS.test(name));

describe('the content of an element is rendered by React', () => {
  // `shop-config` renders nothing
  for (const { tag } of declarations.filter(({ component }) => component)) {
    it(`${tag} has a React root in its shadow root, created by r2wc`, async () => {
      const element = await showTag(tag);
      expect(hasRoot(element)).to.equal(true);
      // the field in which r2wc's class stores it
      expect(Reflect.get(element, 'container')).to.equal(element.shadowRoot);
    });
  }
});
