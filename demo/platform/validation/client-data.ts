import { type Region, regionNamed } from '../region/regions.ts';
import { checkBirthDate } from './birth-date.ts';
import type { BillingData, ClientData } from './client-data.schema.ts';
import { checkEmail } from './email.ts';
import { checkLogin, type IsTaken } from './login.ts';
import { checkCity, checkFirm, checkFirstname, checkLastname } from './named.ts';
import { checkPassword } from './password.ts';
import { checkPhone } from './phone.ts';
import { checkStreet } from './street.ts';
import { checkTaxNumber } from './tax/tax-number.ts';
import type { Check, Finding } from './validation.types.ts';
import { checkZipcode } from './zipcode.ts';

/** The context of the checks. */
export interface CheckContext {
  /** The region to use when the data has no country. */
  readonly region: Region;
  readonly isTaken: IsTaken;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const BILLING_CHECKS: readonly (readonly [Exclude<keyof BillingData, 'country'>, Check])[] = [
  ['firstname', checkFirstname],
  ['lastname', checkLastname],
  ['companyName', checkFirm],
  ['street', checkStreet],
  ['zipcode', checkZipcode],
  ['city', checkCity],
  ['phone', checkPhone],
];

function isSent(value: string | null | undefined): value is string {
  return value !== null && value !== undefined;
}

function billingFindings(billing: BillingData, region: Region) {
  return BILLING_CHECKS.map(([field, check]) => {
    const value = billing[field];
    return isSent(value) ? check(value, region) : undefined;
  });
}

function personFindings(
  { taxNumber, email, birthDate }: NonNullable<ClientData['clientData']>,
  region: Region,
  now: number,
) {
  return [
    isSent(taxNumber) ? checkTaxNumber(taxNumber, region) : undefined,
    isSent(email) ? checkEmail(email, region) : undefined,
    isSent(birthDate) ? checkBirthDate(birthDate, now) : undefined,
  ];
}

function loginFindings({ loginAndPassword }: ClientData, isTaken: IsTaken) {
  const { login, password } = loginAndPassword ?? {};
  return [
    isSent(login) ? checkLogin(login, isTaken) : undefined,
    isSent(password) ? checkPassword(password, login ?? '') : undefined,
  ];
}

/**
 * The errors of the submitted fields, in the order of docs/specification.md#s3-client-data; an unknown country ends the
 * check.
 */
export function checkClientData(data: ClientData, context: CheckContext): readonly Finding[] {
  const billing = data.clientData?.clientBillingData ?? {};
  const { country } = billing;
  const region = isSent(country) ? regionNamed(country) : context.region;
  if (!region) return [{ code: 'incorrect_region' }];
  return [
    ...billingFindings(billing, region),
    ...personFindings(data.clientData ?? {}, region, context.now),
    ...loginFindings(data, context.isTaken),
  ].filter((finding) => finding !== undefined);
}
