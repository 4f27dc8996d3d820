import type { CustomerProfile } from './customer.types.ts';

/** A password as it is kept; binaries are base64url. */
export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
  /** How often PBKDF2 went round. */
  readonly iterations: number;
}

/** A customer as the store keeps them. */
export interface Account extends CustomerProfile {
  readonly password: PasswordHash;
}
