import { hash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that the database stores. Tokens are random, so a plain hash is safe against guessing. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
