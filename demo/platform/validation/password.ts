import type { Finding } from './validation.types.ts';

const MIN_CHARACTERS = 6;
const MAX_CHARACTERS = 30;

/** A password, and the login that it must not contain; lengths count code points. */
export function checkPassword(password: string, login: string): Finding | undefined {
  const length = [...password].length;
  if (length === 0) return { code: 'no_password' };
  if (length < MIN_CHARACTERS) return { code: 'password_to_short' };
  if (length > MAX_CHARACTERS) return { code: 'password_to_long' };
  return password === login ? { code: 'login_equals_password' } : undefined;
}
