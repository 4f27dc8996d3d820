import type { backToTopElement } from './back-to-top.element.ts';
import type { Docs } from './declare/docs.ts';

export const backToTopDocs: Docs<typeof backToTopElement> = {
  summary: 'A button that scrolls back to the top; it appears when the page is scrolled far.',
  children: 'fallback',
  attributes: { after: 'The button appears after this many viewport heights of scrolling.' },
  slots: {
    '': 'Content for pages without script, such as a link to `#top`.',
    icon: 'Replaces the arrow.',
  },
  parts: {
    button: 'The button.',
    icon: 'The arrow.',
  },
  states: { shown: 'The page is scrolled far enough.' },
};
