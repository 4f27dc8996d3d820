import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import './theme.css';
import { TwinLink } from './twin-link.ts';

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, undefined, { 'doc-footer-before': () => h(TwinLink) }),
  async enhanceApp() {
    if (import.meta.env.SSR) return;
    const { LiveExample } = await import('./live-example.ts');
    customElements.define('live-example', LiveExample);
    const { PlayGround } = await import('./play-ground.ts');
    customElements.define('play-ground', PlayGround);
  },
};

export default theme;
