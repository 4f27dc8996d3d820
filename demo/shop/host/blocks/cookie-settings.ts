import type { HostBlock } from './block.ts';

export const cookieSettings: HostBlock = {
  key: 'cookie-settings',
  name: 'Link to the cookie settings',
  step: 'acts',
  tags: ['cookie-settings'],
  benefit: 'A button that opens the cookie settings of the page, also with the keyboard.',
  themePage: { page: '/', elements: ['.footer_settings'] },
  keep: [
    {
      what: '`prepareCookiesConfiguration()`',
      why: 'The tag calls it if it has no `target`.',
    },
  ],
  drop: [
    {
      what: 'the class that binds the theme’s handler to the link (here `--open-cookies`)',
      why: 'The dialog would open twice.',
      selector: '.footer_settings .--open-cookies',
    },
  ],
  check: [
    'A click opens one dialog.',
    'Enter on the focused button also opens it.',
    'The choice also applies to the next page.',
  ],
};
