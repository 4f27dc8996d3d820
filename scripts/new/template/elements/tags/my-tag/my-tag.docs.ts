import type { Docs } from '~/elements/declare/docs.ts';
import type { myTagElement } from '~/elements/tags/my-tag/my-tag.element.ts';

export const myTagDocs: Docs<typeof myTagElement> = {
  purpose: 'page',
  summary: {
    en: 'A button that tells the page when it is pressed.',
    pl: 'Przycisk, który daje znać stronie.',
  },
  synonyms: ['button', 'przycisk'],
  accessibility: 'A button.',
  attributes: { label: 'The text of the button, instead of the default.' },
  events: { onPress: 'The button has been pressed.' },
  slots: { '': 'The fallback without scripts.' },
  parts: { button: 'The button.' },
};
