import type { Language } from '@kreda/document/model/languages';
import type { RendererClient } from '@kreda/proto/renderer';
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { FileStorage } from './clients/file-storage.ts';
import type { BackgroundTypesetter } from './clients/typesetter.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';

/** What the application is built from; tests hand in their own. */
export interface Deps {
  config: Config;
  db: Database;
  /** The only source of the current time. */
  clock: () => Date;
  log: FastifyBaseLogger;
  files: FileStorage;
  renderer: RendererClient;
  typesetter: BackgroundTypesetter;
  stripe: Stripe;
  /** Called when a payment notice was stored, so that it is worked off soon. */
  onPaymentNotice(): void;
  /** Whether the user has a package that is active at that time: billing's answer, which account and download only ask for. */
  hasActiveAccess(userId: string, now: Date): Promise<boolean>;
}

/** Somebody logged in. */
export interface SignedInUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Who owns what a call touches: an account, or the visitor that a browser's cookie names. */
export type Owner = { userId: string } | { visitorId: string };

/** The cookies of the answer. */
export interface Cookies {
  /** `expiresAt` null: until the browser closes. */
  setSession(token: string, expiresAt: Date | null): void;
  clearSession(): void;
  setVisitor(token: string): void;
  clearVisitor(): void;
}

/** One call, over either transport: the application's parts and who is asking. */
export interface RequestContext extends Deps {
  requestId: string;
  user: SignedInUser | null;
  /** The visitor of this browser's cookie; may be there beside a user until what they made has moved. */
  visitorId: string | null;
  /** SHA-256 of the session cookie's token, when it named a living session. */
  sessionHash: string | null;
  userAgent: string;
  /** The visitor's choice from the language cookie, or the site's own. */
  language: Language;
  cookies: Cookies;
  /** Counts an attempt at a password by this client; refuses with `rate-limited` when there were too many. */
  limitAttempts(): Promise<void>;
  /** Counts a new visitor from this client's address; refuses like the above. */
  limitVisitors(): Promise<void>;
}

/** A call by somebody logged in. */
export interface UserContext extends RequestContext {
  user: SignedInUser;
}
