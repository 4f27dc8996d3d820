import type { FieldProblem, FieldReading, FieldResult, ProblemInput } from '../fields/field.ts';

// Codes of the two groups contain the group's name (docs/specification.md#s8-code-groups).
const isOfPassword = (code: string): boolean => code.includes('password');
const isOfLogin = (code: string): boolean => code.includes('login') && !isOfPassword(code);

/** Whether a code is about the field itself, not about a partner sent with it. */
export function isAbout({ type, partners }: FieldReading, code: string): boolean {
  if (type === 'password') return !isOfLogin(code);
  return type !== 'login' || !isOfPassword(code) || Boolean(partners.password);
}

function inputOf({ type, partners }: FieldReading, code: string): ProblemInput {
  if (type === 'login' && isOfPassword(code)) return 'password';
  const isOfHouse = partners.houseNumber !== undefined && code.startsWith('no_street_number');
  return isOfHouse ? 'houseNumber' : 'field';
}

/** The result of an invalid field. */
export const failed = (reading: FieldReading, problem: FieldProblem): FieldResult => ({
  state: 'error',
  problem,
  input: inputOf(reading, problem.code),
});

/** Whether a code means that the postal code of any address is wrong. */
export const isZipcodeCode = (code: string): boolean =>
  /^incorect_(?:delivery_|invoice_)?zipcode$/.test(code);
