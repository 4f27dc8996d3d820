import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import './theme.css';

const theme: Theme = {
  extends: DefaultTheme,
  async enhanceApp() {
    if (import.meta.env.SSR) return;
    const { LiveExample } = await import('./live-example.ts');
    customElements.define('live-example', LiveExample);
    const { PlayGround } = await import('./play-ground.ts');
    customElements.define('play-ground', PlayGround);
  },
};

export default theme;
