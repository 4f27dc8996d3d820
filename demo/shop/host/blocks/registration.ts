import type { HostBlock } from './block.ts';

export const registration: HostBlock = {
  key: 'registration',
  name: 'Registration and login',
  step: 'sends',
  place: 'registration',
  tags: ['form', 'field'],
  gives: 'Each field says what is wrong, in time and beside the input.',
  stands: { page: '/client-new.php', elements: ['.client_new'] },
  keep: [
    {
      what: 'names and ids of the inputs',
      why: 'The form is sent as before, by the browser.',
      selector: '#client_email[name="client_email"]',
    },
    {
      what: '`f-group` and `f-feedback`',
      why: 'The states of a field are mirrored into them, so the sheet of the theme colours it.',
      selector: '.client_new .f-group.f-feedback',
    },
  ],
  empty: [
    {
      what: '`f-message`',
      why: 'Our message stands there.',
    },
  ],
  drop: [
    {
      what: 'the class that binds the sending of the theme to the button (here `submit_form`)',
      why: 'While it is there our check comes first, and the form is still sent once.',
      selector: '.client_new .submit_form',
      isOnlyInstead: true,
    },
  ],
  check: [
    'An empty form is not sent: the first wrong field has the focus and says why.',
    'A right form arrives once, with house number and prefix as the theme joins them.',
    'After Back all that was typed is there, but passwords.',
  ],
};
