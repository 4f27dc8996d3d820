import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import { SearchTermsLine } from './search-terms-line.ts';
import './theme.css';
import { TwinLink } from './twin-link.ts';

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, undefined, {
      'doc-footer-before': () => [h(SearchTermsLine), h(TwinLink)],
    }),
  async enhanceApp() {
    if (!import.meta.env.SSR) await import('./define-elements.ts');
  },
};

export default theme;
