import type { Finding } from '../validation/validation.types.ts';
import type { CustomerField } from './customer-fields.ts';

/** Who buys: somebody for themselves, or for a company. */
export type ClientType = 'person' | 'company';

/** Where a customer lives and what the invoice says; texts are '' where there is nothing. */
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
  /** International, like `+48600700800`. */
  readonly phone: string;
}

/** Where parcels go when it is not the billing address. */
export interface DeliveryAddress {
  readonly firstname: string;
  readonly lastname: string;
  /** The company, or whatever else belongs on the parcel. */
  readonly additional: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly zipcode: string;
  readonly city: string;
  /** The platform's region id of the country. */
  readonly region: string;
  /** International; '' when the billing phone is meant. */
  readonly phone: string;
}

/** What is kept of an uploaded file: its content is thrown away. */
export interface DocumentInfo {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The MIME type that the browser named. */
  readonly type: string;
}

/** A registered customer as pages may see them: no password. */
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

/** What is wrong with a form, by input; the first finding of an input is the one to show. */
export type FormErrors = { readonly [Field in CustomerField]?: readonly Finding[] };

/** A form that was taken, or what is wrong with it. */
export type FormResult =
  | { readonly ok: true; readonly customer: CustomerProfile }
  | { readonly ok: false; readonly errors: FormErrors };
