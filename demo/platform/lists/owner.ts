import type { Session } from '../stores/store.ts';

/** The owner key of a customer's lists. */
export function customerOwner(login: string): string {
  return `login:${login}`;
}

/** The owner key of the lists that a session sees: the customer's, or its own while nobody is logged in. */
export function ownerOf({ id, login }: Pick<Session, 'id' | 'login'>): string {
  return login === null ? `session:${id}` : customerOwner(login);
}
