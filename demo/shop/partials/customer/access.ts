import { type Html, html } from '../../html.ts';
import { textInput } from './field.ts';
import type { FormState } from './form-state.ts';
import { revealButton } from './reveal-button.ts';
import { section } from './section.ts';

function passwordFields(state: FormState): readonly Html[] {
  const { passwordHint } = state.context.texts.customer;
  const secret = { need: 'always', type: 'password', autocomplete: 'new-password' } as const;
  return [
    textInput(
      {
        ...secret,
        name: 'client_password',
        beside: revealButton('client_password', state.context.texts),
        check: 'password',
        hint: passwordHint,
        partners: html` login-from="client_login"`,
      },
      state,
    ),
    textInput(
      {
        ...secret,
        name: 'client_password_repeat',
        beside: revealButton('client_password_repeat', state.context.texts),
        check: 'password-repeat',
        partners: html` same-as="client_password"`,
      },
      state,
    ),
  ];
}

/** The login and the password that the customer chooses. */
export function accessSection(state: FormState): Html {
  const { access, accessNote, loginHint } = state.context.texts.customer;
  return section(
    { legend: access, note: accessNote },
    textInput(
      {
        name: 'client_login',
        check: 'login',
        need: 'always',
        columns: 6,
        autocomplete: 'username',
        hint: loginHint,
        partners: html` password-from="client_password"`,
        limits: html` autocapitalize="none" spellcheck="false"`,
      },
      state,
    ),
    passwordFields(state),
  );
}
