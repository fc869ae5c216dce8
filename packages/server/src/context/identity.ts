import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Identity, Session } from '../protocol/index.ts';

/**
 * Guests need no account: an identity is a signed secret that the server gives out and does not have to remember. The same key
 * makes the numbers of questions unguessable.
 */
export interface Signer {
  newSession(name: string): Session;
  /** The same person under another name. */
  rename(who: Identity, name: string): Session;
  /** Who has this token, or null when it is none of ours. */
  read(token: string): Identity | null;
  /** A short keyed hash (HMAC): only the server can make it from this text. */
  hmac(text: string): string;
  /** A name like a random one that only the server can make from this text, and makes the same each time. */
  derivedName(text: string, letters: number): string;
  /** A text that only the server can read again (AES-GCM); null: it was not sealed here. */
  seal(text: string): string;
  unseal(sealed: string): string | null;
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** A random name of so many letters that are not mistaken for one another: 5 bits each. */
export const randomName = (letters: number): string => spelled(randomBytes(letters));
const spelled = (bytes: Buffer): string => Array.from(bytes, (b) => ALPHABET[b & 31]).join('');

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

export function signer(secret: string): Signer {
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  const session = (id: string, name: string): Session => {
    const body = `${id}.${Buffer.from(name).toString('base64url')}`;
    return { token: `${body}.${sign(`session:${body}`).toString('base64url')}`, id, name };
  };
  return {
    newSession: (name) => session(randomName(16), name),
    rename: ({ id }, name) => session(id, name),
    read(token) {
      const [id, name, signature, ...rest] = token.split('.');
      if (!id || !name || !signature || rest.length > 0) return null;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(`session:${id}.${name}`);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return { id, name: Buffer.from(name, 'base64url').toString() };
    },
    // 'mark' is what stored passwords were made with.
    hmac: (text) => sign(`mark:${text}`).toString('base64url').slice(0, 12),
    derivedName: (text, letters) => spelled(sign(`name:${text}`).subarray(0, letters)),
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, sign('seal'), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv(CIPHER, sign('seal'), bytes.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
  };
}
