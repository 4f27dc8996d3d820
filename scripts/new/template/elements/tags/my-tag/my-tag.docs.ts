import type { Docs } from '~/elements/declare/docs.ts';
import type { myTagElement } from '~/elements/tags/my-tag/my-tag.element.ts';

export const myTagDocs: Docs<typeof myTagElement> = {
  purpose: 'page',
  summary: {
    en: 'A button that dispatches an event on click.',
    pl: 'Przycisk, który wysyła zdarzenie po kliknięciu.',
  },
  synonyms: ['button', 'przycisk'],
  accessibility: 'A button.',
  attributes: { label: 'The text of the button, instead of the default.' },
  events: { onActivate: 'The button was clicked.' },
  slots: { '': 'The fallback without JavaScript.' },
  parts: { button: 'The button.' },
};
