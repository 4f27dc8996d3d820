import type { CallContext } from '../graphql/root-field.ts';
import { DEFAULT_REGION } from '../region/regions.ts';
import { checkEmail } from '../validation/email.ts';

/** How many sizes a visitor may ask to be told of. */
const MOST = 3;

/** A wish to be told when a size is back in stock. */
export interface Observed {
  readonly session: string;
  readonly product: number;
  readonly size: string;
  readonly email: string;
}

/** The wishes of all visitors, oldest first. */
export interface ObservedSizes {
  of(session: string): readonly Observed[];
  add(wish: Observed): void;
}

/** Wishes in memory. */
export function createObservedSizes(): ObservedSizes {
  const wishes: Observed[] = [];
  return {
    of: (session) => wishes.filter((wish) => wish.session === session),
    add: (wish) => void wishes.push(wish),
  };
}

const refused = (errdesc: 'mail' | 'limit') => ({ status: 'error', errdesc });

/** Remembers the size that a visitor waits for; null where it is unknown. */
export function observe(
  asked: URLSearchParams,
  wishes: ObservedSizes,
  { shop, visit }: CallContext,
) {
  const product = shop.catalogue.product(Number(asked.get('product')));
  const size = product?.sizes.find(({ id }) => id === asked.get('size'));
  if (!product || !size) return null;
  const email = asked.get('email') ?? '';
  if (checkEmail(email, DEFAULT_REGION)) return refused('mail');
  const { id: session } = visit.session();
  if (wishes.of(session).length >= MOST) return refused('limit');
  wishes.add({ session, product: product.id, size: size.id, email });
  return { status: 'ok' };
}
