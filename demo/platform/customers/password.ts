import { base64urlOf, bytesFrom } from '../accounts/wire.ts';
import type { PasswordHash } from './account.types.ts';

const ITERATIONS = 210_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

/** PBKDF2, because it also exists in browsers. */
async function derived(password: string, salt: string, iterations: number): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize());
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-512', salt: bytesFrom(salt), iterations };
  return base64urlOf(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, HASH_BITS)));
}

/** Hashes a password for the store. */
export async function hashedPassword(password: string): Promise<PasswordHash> {
  const salt = base64urlOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { salt, hash: await derived(password, salt, ITERATIONS), iterations: ITERATIONS };
}

/** Whether a password matches the stored hash. */
export async function isPassword(
  password: string,
  { salt, hash, iterations }: PasswordHash,
): Promise<boolean> {
  return (await derived(password, salt, iterations)) === hash;
}

/** A hash that matches no password; an unknown login is compared with it. */
export const NOBODYS_PASSWORD: PasswordHash = {
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  hash: '',
  iterations: ITERATIONS,
};
