import type { Session } from '../stores/store.ts';

/** Whose lists a customer's are. */
export function customerOwner(login: string): string {
  return `login:${login}`;
}

/** Whose lists a session sees: the customer's, or its own while nobody is logged in. */
export function ownerOf({ id, login }: Pick<Session, 'id' | 'login'>): string {
  return login === null ? `session:${id}` : customerOwner(login);
}
