import type { backToTopElement } from './back-to-top.element.ts';
import type { Docs } from './declare/docs.ts';

export const backToTopDocs: Docs<typeof backToTopElement> = {
  summary: 'A button that leads back to the top, once the page is scrolled far.',
  children: 'fallback',
  attributes: { after: 'After how many viewport heights of scrolling the button appears.' },
  slots: { '': 'Shown without script, such as a link to `#top`.', icon: 'Instead of the arrow.' },
  parts: { button: 'The button.' },
  states: { shown: 'The page is scrolled far enough.' },
};
