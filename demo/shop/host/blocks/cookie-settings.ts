import type { HostBlock } from './block.ts';

export const cookieSettings: HostBlock = {
  key: 'cookie-settings',
  name: 'Link to the cookie settings',
  step: 'acts',
  place: 'every',
  tags: ['cookie-settings'],
  gives: 'A button that opens the consent of the page, also with the keyboard.',
  stands: { page: '/', elements: ['.footer_settings'] },
  keep: [
    {
      what: '`prepareCookiesConfiguration()`',
      why: 'The tag calls it, where it has no `target`.',
    },
  ],
  drop: [
    {
      what: 'the class that binds the handler of the theme to the link (here `--open-cookies`)',
      why: 'The dialog would open twice.',
      selector: '.footer_settings .--open-cookies',
    },
  ],
  check: [
    'A press opens one dialog.',
    'Enter on the focused button opens it, too.',
    'The choice still counts on the next page.',
  ],
};
