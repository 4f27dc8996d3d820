import type { CallContext } from '../graphql/root-field.ts';
import { DEFAULT_REGION } from '../region/regions.ts';
import { checkEmail } from '../validation/email.ts';

/** The maximum number of sizes that a visitor may subscribe to. */
const MOST = 3;

const refused = (errdesc: 'mail' | 'limit') => ({ status: 'error', errdesc });

/** Subscribes the visitor to a size that is out of stock; null if the size is unknown. */
export function observe(query: URLSearchParams, { shop, visit }: CallContext) {
  const product = shop.catalogue.product(Number(query.get('product')));
  const size = product?.sizes.find(({ id }) => id === query.get('size'));
  if (!product || !size) return null;
  const email = query.get('email') ?? '';
  if (checkEmail(email, DEFAULT_REGION)) return refused('mail');
  const { id } = visit.session();
  if (shop.observed.of(id).length >= MOST) return refused('limit');
  shop.observed.add(id, { product: product.id, size: size.id, email });
  return { status: 'ok' };
}
