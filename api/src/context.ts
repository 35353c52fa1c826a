import type { RendererClient } from '@kreda/proto/renderer';
import type { SiteLanguage } from '@kreda/site/languages';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { GoogleSignIn } from './features/account/google.ts';
import type { Passwords } from './features/account/passwords.ts';
import type { Verifiers } from './features/billing/providers/connect-providers.ts';
import type { Rails } from './features/billing/providers/rails.ts';
import type { WriteProbe } from './features/site/write-probe.ts';
import type { FileStorage } from './platform/clients/file-storage.ts';
import type { BackgroundTypesetter } from './platform/clients/typesetter.ts';
import type { Database } from './platform/database.ts';
import type { Lifecycle } from './platform/lifecycle.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import type { LimitName, RateLimits } from './platform/rate-limits.ts';

/** The application's dependencies. Tests pass their own. */
export interface Deps {
  config: Config;
  db: Database;
  /** The only source of the current time. */
  clock: () => Date;
  log: FastifyBaseLogger;
  files: FileStorage;
  renderer: RendererClient;
  typesetter: BackgroundTypesetter;
  metrics: Metrics;
  lifecycle: Lifecycle;
  rails: Rails;
  verifiers: Verifiers;
  /** Null where signing in with Google is not configured. */
  google: GoogleSignIn | null;
  passwords: Passwords;
  rateLimits: RateLimits;
  /** The process's only write probe. All callers share its results, so that it writes seldom. */
  probeWrites: WriteProbe;
  /** Call it after a webhook event was stored, so that it is processed soon. */
  onWebhookStored(): void;
  /** Call it after a message was enqueued in the outbox, so that it is processed soon. */
  wakeOutbox(): void;
  /** Whether the user has access at that time. Billing decides it; account and download only ask. */
  hasActiveAccess(userId: string, now: Date): Promise<boolean>;
}

/** A logged-in user. */
export interface SignedInUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** False for an account that only signs in with Google. */
  hasPassword: boolean;
}

/** The owner of resumes: a user, or the visitor of a browser's cookie. */
export type Owner = { userId: string } | { visitorId: string };

/** Sets cookies of the answer. */
export interface Cookies {
  /** With `expiresAt` null, the cookie lasts until the browser closes. */
  setSession(token: string, expiresAt: Date | null): void;
  clearSession(): void;
  setVisitor(token: string): void;
  clearVisitor(): void;
  /** The device cookie shows at the next login that this browser has logged in before. */
  setDevice(value: string): void;
}

/** The context of one call, by tRPC or REST: the application's dependencies and the caller. */
export interface RequestContext extends Deps {
  requestId: string;
  user: SignedInUser | null;
  /** The visitor of this browser's cookie. There may be a user too, until the visitor's resumes have moved to the account. */
  visitorId: string | null;
  /** The session of this browser's cookie; null without a live one. */
  session: { id: string; tokenHash: string; createdAt: Date } | null;
  /** The raw value of this browser's device cookie; null without one. */
  deviceCookie: string | null;
  userAgent: string;
  /** The visitor's choice from the language cookie, or the site's own. */
  language: SiteLanguage;
  cookies: Cookies;
  /** The caller's network address. Use it only for rate limits and, without its last part, for the audit log. */
  address: string;
  /**
   * Counts `points` against a rate limit: 1 by default, or bytes for a limit of bytes. They count for `who`, by default the caller's
   * network address.
   *
   * @throws {DomainError} `rate-limited` when the limit is exceeded.
   */
  limit(name: LimitName, who?: string, points?: number): Promise<void>;
}

/** The context of a logged-in user's call. */
export interface UserContext extends RequestContext {
  user: SignedInUser;
}
