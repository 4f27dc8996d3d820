import * as v from 'valibot';

const Text = v.nullish(v.pipe(v.string(), v.trim()));

const BillingSchema = v.object({
  firstname: Text,
  lastname: Text,
  companyName: Text,
  street: Text,
  zipcode: Text,
  city: Text,
  phone: Text,
  country: Text,
});

/** The address of a client; any field may be absent. */
export type BillingData = v.InferOutput<typeof BillingSchema>;

/** The platform's ClientDataInput (docs/specification.md#s3-client-data); absent fields are not checked. */
export const ClientDataSchema = v.object({
  clientData: v.nullish(
    v.object({
      clientBillingData: v.nullish(BillingSchema),
      taxNumber: Text,
      email: Text,
      birthDate: Text,
    }),
  ),
  loginAndPassword: v.nullish(v.object({ login: Text, password: v.nullish(v.string()) })),
});

/** Data of a client; any field may be absent. */
export type ClientData = v.InferOutput<typeof ClientDataSchema>;
