import { expect } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import { type Attribute, NumberSchema } from '../../elements/declare/attributes.ts';
import { kebab } from '../../elements/declare/names.ts';
import { eventsOf } from '../kit/next-event.ts';
import { warnings } from '../kit/warnings.ts';
import { showTag } from '../look/shown-tags.ts';
import '../kit/guard.ts';

const EXTREMES = [0, -1, 0.5, 1, 1e9, 1e308, -1e308];
/** Longer than any tag takes, even on a busy machine; a page that hangs never gets this far. */
const LONGEST_MS = 5000;

const takesNumbers = (attribute: Attribute<unknown>): boolean =>
  attribute.bounds !== undefined || attribute.schema === NumberSchema;

describe('an extreme number', () => {
  for (const { tag, attributes } of declarations) {
    const names = Object.entries<Attribute<unknown>>(attributes)
      .filter(([, attribute]) => takesNumbers(attribute))
      .map(([name]) => kebab(name));
    if (names.length === 0) continue;
    it(`does not block the page in ${tag} ${names.join(' ')} (AT7, MS-18)`, async () => {
      warnings();
      const failures = eventsOf(document, 'shop-error');
      const element = await showTag(tag);
      const begin = performance.now();
      for (const name of names) {
        for (const value of EXTREMES) {
          element.setAttribute(name, `${value}`);
          await element.updateComplete;
        }
        element.removeAttribute(name);
      }
      expect(performance.now() - begin).to.be.lessThan(LONGEST_MS);
      expect(element.matches(':state(rendered)')).to.equal(true);
      expect(failures).to.deep.equal([]);
      element.remove();
    });
  }
});
