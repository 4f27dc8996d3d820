import type { CustomerProfile } from '../../../platform/customers/customer.types.ts';
import { ELSEWHERE, type InputName } from './form-state.ts';
import { PHONE_PREFIXES } from './phone-prefixes.ts';

type Values = { readonly [Name in InputName]?: string };

function billingValues({ type, billing }: CustomerProfile): Values {
  const prefix = PHONE_PREFIXES.find((candidate) => billing.phone.startsWith(candidate)) ?? '';
  return {
    client_type: type,
    client_firstname: billing.firstname,
    client_lastname: billing.lastname,
    client_firm: billing.firm,
    client_nip: billing.nip,
    client_street: billing.street,
    client_street_number: billing.streetNumber,
    client_zipcode: billing.zipcode,
    client_city: billing.city,
    client_region: billing.region,
    client_phone_prefix: prefix,
    client_phone: billing.phone.slice(prefix.length),
  };
}

function deliveryValues({ billing, delivery }: CustomerProfile): Values {
  if (!delivery) return { delivery_region: billing.region };
  return {
    [ELSEWHERE]: '1',
    delivery_firstname: delivery.firstname,
    delivery_lastname: delivery.lastname,
    delivery_additional: delivery.additional,
    delivery_street: delivery.street,
    delivery_street_number: delivery.streetNumber,
    delivery_zipcode: delivery.zipcode,
    delivery_city: delivery.city,
    delivery_region: delivery.region,
    delivery_phone: delivery.phone,
  };
}

/** A customer's addresses as values of the address form. */
export function profileValues(customer: CustomerProfile): Values {
  return { ...billingValues(customer), ...deliveryValues(customer) };
}
