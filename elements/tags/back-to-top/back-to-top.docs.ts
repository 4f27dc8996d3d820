import type { Docs } from '../../declare/docs.ts';
import type { backToTopElement } from './back-to-top.element.ts';

export const backToTopDocs: Docs<typeof backToTopElement> = {
  purpose: 'finding',
  summary: {
    en: 'A button that scrolls back to the top; it appears after scrolling far.',
    pl: 'Przycisk powrotu na początek strony.',
  },
  synonyms: ['scroll to top', 'powrót na górę', 'do góry'],
  related: ['partial-navigation'],
  accessibility: 'A named button, which also moves focus to the top of the page.',
  children: 'fallback',
  attributes: {
    after: 'The button appears after this many viewport heights of scrolling, 100 at most.',
  },
  slots: {
    '': 'Content for pages without JavaScript, such as a link to `#top`.',
    icon: 'Replaces the arrow.',
  },
  parts: {
    button: 'The button.',
    icon: 'The arrow.',
  },
  states: { shown: 'The page is scrolled far enough.' },
};
