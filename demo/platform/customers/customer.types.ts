import type { Finding } from '../validation/validation.types.ts';
import type { CustomerField } from './customer-fields.ts';

/** Whether a person or a company buys. */
export type ClientType = 'person' | 'company';

/** A billing address; absent texts are ''. */
export interface BillingAddress {
  readonly firstname: string;
  readonly lastname: string;
  readonly firm: string;
  readonly nip: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly zipcode: string;
  readonly city: string;
  /** The platform's region id of the country, like `1143020003`. */
  readonly region: string;
  /** In international format, like `+48600700800`. */
  readonly phone: string;
}

/** A delivery address that differs from the billing address. */
export interface DeliveryAddress {
  readonly firstname: string;
  readonly lastname: string;
  /** The company, or another line for the parcel's label. */
  readonly additional: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly zipcode: string;
  readonly city: string;
  /** The platform's region id of the country. */
  readonly region: string;
  /** In international format; '' when the billing phone applies. */
  readonly phone: string;
}

/** The metadata of an uploaded file; its content is not stored. */
export interface DocumentInfo {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The MIME type as the browser sent it. */
  readonly type: string;
}

/** A registered customer without the password, as pages may see it. */
export interface CustomerProfile {
  readonly login: string;
  readonly email: string;
  readonly type: ClientType;
  readonly billing: BillingAddress;
  /** Null when parcels go to the billing address. */
  readonly delivery: DeliveryAddress | null;
  /** `YYYY-MM-DD`, or ''. */
  readonly birthDate: string;
  /** An IBAN without spaces, or ''. */
  readonly bankAccount: string;
  readonly newsletter: boolean;
  readonly document: DocumentInfo | null;
  /** Milliseconds since 1970. */
  readonly registeredAt: number;
}

/** The errors of a form, by input; the first error of an input is the one to show. */
export type FormErrors = { readonly [Field in CustomerField]?: readonly Finding[] };

/** The value of a valid form, or the form's errors. */
export type FormResult =
  | { readonly ok: true; readonly customer: CustomerProfile }
  | { readonly ok: false; readonly errors: FormErrors };
