import type { HostBlock } from './block.ts';

export const registration: HostBlock = {
  key: 'registration',
  name: 'Registration and login',
  step: 'sends',
  tags: ['form', 'field'],
  benefit: 'Each field shows its errors beside the input while the shopper types.',
  themePage: { page: '/client-new.php', elements: ['.client_new'] },
  keep: [
    {
      what: 'names and ids of the inputs',
      why: 'The browser still submits the form.',
      selector: '#client_email[name="client_email"]',
    },
    {
      what: '`f-group` and `f-feedback`',
      why: 'The tag mirrors the state of a field in these classes, which the theme’s stylesheet uses.',
      selector: '.client_new .f-group.f-feedback',
    },
  ],
  empty: [
    {
      what: '`f-message`',
      why: 'It contains the message of the tag.',
    },
  ],
  drop: [
    {
      what: 'the class that binds the theme’s submit handler to the button (here `submit_form`)',
      why: 'With it, the tag validates first, and the form is still submitted once.',
      selector: '.client_new .submit_form',
      isOnlyInstead: true,
    },
  ],
  check: [
    'An empty form is not submitted: the first invalid field has focus and a message.',
    'A valid form is submitted once, with house number and prefix joined as in the theme.',
    'After Back all inputs have their values, except passwords.',
  ],
};
