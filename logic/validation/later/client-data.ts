import { type Fragment, type GraphqlValue, graphqlCode } from '../../wire/graphql/literals.ts';
import { type FieldKind, type FieldReading, fieldKind } from '../fields/field.ts';
import { joinedValue } from '../joined-value.ts';

/** Adds a field to the platform's input; the country is undefined without a valid one. */
type Input = (reading: FieldReading, country: Fragment | undefined) => GraphqlValue | undefined;

const billing = (clientBillingData: GraphqlValue): GraphqlValue => ({
  clientData: { clientBillingData },
});

/** For kinds with the same name on the platform. */
const sameName: Input = ({ type, value }) => billing({ [type]: value });
const companyName: Input = ({ value }) => billing({ companyName: value });
const account: Input = ({ type, value, partners: { login, password } }) => ({
  loginAndPassword: {
    login: login || undefined,
    password: password || undefined,
    [type]: value,
  },
});

const INPUTS: { readonly [K in FieldKind]?: Input } = {
  firstname: sameName,
  lastname: sameName,
  additional: companyName,
  firm: companyName,
  nip: ({ value }, country) => ({
    clientData: { clientBillingData: country && { country }, taxNumber: value },
  }),
  street: (reading, country) => billing({ street: joinedValue(reading).trim(), country }),
  zipcode: ({ value }, country) => billing({ zipcode: value, country }),
  city: sameName,
  phone: (reading, country) => country && billing({ phone: joinedValue(reading), country }),
  email: ({ value }) => ({ clientData: { email: value } }),
  birthdate: ({ value }) => ({ clientData: { birthDate: value } }),
  login: account,
  password: account,
};

/**
 * A field and its partners as the platform's ClientDataInput (docs/specification.md#s3-client-data); undefined if the
 * platform cannot check it: an unknown kind, or a phone number without a country.
 */
export const clientDataInput = (reading: FieldReading): GraphqlValue | undefined =>
  INPUTS[fieldKind(reading)]?.(reading, graphqlCode(reading.partners.country ?? ''));
