// Hashes passwords with argon2 and random tokens with SHA-256. Neither is ever stored in plain text.
import { hash as digest } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const TOKEN_BYTES = 32;

/** 256 random bits as base64url, and their stored hash. */
export function drawToken(randomBytes: (count: number) => Buffer): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return digest('sha256', token, 'base64url');
}

export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

// A dummy hash, so that an unknown account takes as much time as a known one.
let decoy: Promise<string> | null = null;

export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password');
  const right = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && right;
}
