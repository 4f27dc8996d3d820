import type { CustomerProfile } from './customer.types.ts';

/** A password as the store keeps it; binaries are base64url. */
export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
  /** The number of PBKDF2 rounds. */
  readonly iterations: number;
}

/** A customer as the store keeps it. */
export interface Account extends CustomerProfile {
  readonly password: PasswordHash;
}
