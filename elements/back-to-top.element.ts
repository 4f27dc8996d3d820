import backToTopCss from '../react/back-to-top/back-to-top.css';
import { number } from './declare/attributes.ts';
import { declareElement } from './declare/declaration.ts';

const DEFAULT_VIEWPORTS = 2;

export const backToTopElement = declareElement({
  tag: 'shop-back-to-top',
  summary: 'A button that leads back to the top, once the page is scrolled far.',
  component: async () => (await import('../react/back-to-top/BackToTop.tsx')).BackToTop,
  styles: [backToTopCss],
  activate: 'ready',
  children: 'fallback',
  attributes: {
    after: number(
      DEFAULT_VIEWPORTS,
      'After how many viewport heights of scrolling the button appears.',
    ),
  },
  events: {},
  slots: { '': 'Shown without script, such as a link to `#top`.', icon: 'Instead of the arrow.' },
  parts: { button: 'The button.' },
  states: { shown: 'The page is scrolled far enough.' },
});
