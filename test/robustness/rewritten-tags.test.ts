import { expect } from '@open-wc/testing';
import { eventsOf } from '../kit/next-event.ts';
import { addNodesAlways, decorateFieldsAlways, oursIn, translateAlways } from '../kit/rewriters.ts';
import { SAMPLES, showTag } from '../look/shown-tags.ts';
import '../kit/guard.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

const rootOf = (tag: Tag): ShadowRoot => tag.shadowRoot as ShadowRoot;

/** The kinds of update that every tag supports: the language, the properties of its sample, one of its attributes. */
async function updateAll(tag: Tag, name: string): Promise<void> {
  for (const language of ['en', 'pl']) {
    tag.lang = language;
    await tag.updateComplete;
  }
  Object.assign(tag, SAMPLES[name]?.properties);
  await tag.updateComplete;
  const attribute = tag.getAttributeNames().find((one) => one !== 'lang' && one !== 'open');
  if (!attribute) return;
  tag.setAttribute(attribute, tag.getAttribute(attribute) ?? '');
  await tag.updateComplete;
}

/** Which rendered elements of a tag survive all updates, on a clean page and on a rewritten one. */
async function tagsAfter(name: string, rewrite: (root: ShadowRoot) => () => void) {
  const tag = await showTag(name);
  const stop = rewrite(rootOf(tag));
  const before = oursIn(rootOf(tag));
  await updateAll(tag, name);
  const tags = before.map((element) => `${element.localName} ${element.isConnected}`);
  const foreign = [...rootOf(tag).querySelectorAll('[data-extension]')].map(
    (node) => (node as HTMLElement).dataset.extension,
  );
  const isRendered = tag.matches(':state(rendered)');
  stop();
  tag.remove();
  return { tags, foreign, isRendered };
}

const leaveAlone = () => () => {};

describe('a tag modified by third parties on each update', () => {
  let failures: readonly Event[];

  beforeEach(() => {
    failures = eventsOf(document, 'shop-error');
  });
  afterEach(() => expect(failures).to.have.length(0));

  for (const name of Object.keys(SAMPLES)) {
    it(`${name} keeps its elements, and foreign ones [EX-01, EX-02, AT1, AT14]`, async () => {
      const alone = await tagsAfter(name, leaveAlone);
      for (const rewrite of [translateAlways, addNodesAlways, decorateFieldsAlways]) {
        const { tags, foreign, isRendered } = await tagsAfter(name, rewrite);
        expect(tags, rewrite.name).to.deep.equal(alone.tags);
        expect(isRendered).to.equal(alone.isRendered);
        if (rewrite === addNodesAlways) expect(foreign).to.include.members(['start', 'end']);
      }
    });
  }
});
