import type { RendererClient } from '@kreda/proto/renderer';
import type { Currency } from '@kreda/site/currencies';
import type { SiteLanguage } from '@kreda/site/languages';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { GoogleSignIn } from './features/account/google.ts';
import type { Passwords } from './features/account/passwords.ts';
import type { LiveSession } from './features/account/session.ts';
import type { BillingMetrics } from './features/billing/observability/billing-metrics.ts';
import type { Verifiers } from './features/billing/providers/connect-providers.ts';
import type { Rails } from './features/billing/providers/rails.ts';
import type { ViesClient } from './features/billing/tax/vies-client.ts';
import type { FileStorage } from './platform/clients/file-storage.ts';
import type { BackgroundTypesetter } from './platform/clients/typesetter.ts';
import type { Database, Transaction } from './platform/database.ts';
import type { Lifecycle } from './platform/lifecycle.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import type { LimitName, RateLimits } from './platform/rate-limits.ts';
import type { WriteProbe } from './platform/write-probe.ts';

/** The parts that the application is built from. Tests pass their own. */
export interface Deps {
  config: Config;
  db: Database;
  /** The only source of the current time. */
  clock: () => Date;
  log: FastifyBaseLogger;
  files: FileStorage;
  renderer: RendererClient;
  typesetter: BackgroundTypesetter;
  metrics: Metrics & BillingMetrics;
  lifecycle: Lifecycle;
  rails: Rails;
  vies: ViesClient;
  verifiers: Verifiers;
  /** Null if sign-in with Google is not configured. */
  google: GoogleSignIn | null;
  passwords: Passwords;
  rateLimits: RateLimits;
  /** The write probe of the process. Callers share its result. */
  probeWrites: WriteProbe;
  /** Call it when a webhook event was stored, so that it is processed at once. */
  onWebhookStored(): void;
  /** Call it when a message was added to the outbox, so that it is processed at once. */
  wakeOutbox(): void;
  /** The session of a cookie's token; null for a token that is unknown or has expired. */
  findSession(token: string): Promise<LiveSession | null>;
  /** The id of the visitor of a cookie's token; null for an unknown token. */
  findVisitor(token: string): Promise<string | null>;
  /**
   * Makes the caller's browser a visitor, so that it can own resumes.
   *
   * @throws {DomainError} `rate-limited` when its network address has made too many visitors.
   */
  becomeVisitor(context: RequestContext): Promise<{ visitorId: string }>;
  /** Whether the user has access at a time. */
  hasActiveAccess(userId: string, now: Date): Promise<boolean>;
  /** Whether the owner has a resume of that id outside the trash. */
  ownsResume(owner: Owner, uuid: string): Promise<boolean>;
  /**
   * Removes what features keep of an owner outside of the rows that are deleted with the owner. Call it first in the transaction that
   * deletes the owner. Orders and their documents stay, without the user.
   */
  forgetOwner(tx: Transaction, owner: Owner, now: Date): Promise<void>;
}

/** A logged-in user. */
export interface SignedInUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** An account without a password signs in with Google. */
  hasPassword: boolean;
}

/** An owner of resumes: a user, or the visitor of the browser's cookie. */
export type Owner = { userId: string } | { visitorId: string };

/** Sets cookies of the answer. */
export interface Cookies {
  /** With `expiresAt` null, the cookie lasts until the browser closes. */
  setSession(token: string, expiresAt: Date | null): void;
  clearSession(): void;
  setVisitor(token: string): void;
  clearVisitor(): void;
  /** Marks the browser as one that has logged in. */
  setDevice(value: string): void;
}

/** The context of one call, REST or tRPC: the application's parts and the caller. */
export interface RequestContext extends Deps {
  requestId: string;
  user: SignedInUser | null;
  /** The visitor of this browser's cookie. May be set beside a user until their resumes have moved to the account. */
  visitorId: string | null;
  /** The valid session of this browser's cookie; null without one. */
  session: { id: string; tokenHash: string; createdAt: Date } | null;
  /** The raw value of this browser's device cookie; null without one. */
  deviceCookie: string | null;
  userAgent: string;
  /** The language that the visitor chose (a cookie), or else the interface's (a header), or else the site's. */
  language: SiteLanguage;
  /** The currency that the visitor chose (a cookie); null before. */
  chosenCurrency: Currency | null;
  /** The sections of a resume that the client knows beside those of the first release (a header). */
  knownSections: ReadonlySet<string>;
  cookies: Cookies;
  /** The country of the client's IP address, ISO 3166-1, as the operator's proxy tells it; null: nobody tells it. */
  addressCountry: string | null;
  /** The client's IP address, for rate limits and, without its last part, for the audit log. */
  address: string;
  /**
   * Counts an attempt for a rate limit.
   *
   * @param who the key that is counted; without it, the client's IP address.
   * @param points 1, or the bytes for a limit of bytes.
   *
   * @throws {DomainError} `rate-limited` when the limit is exceeded.
   */
  limit(name: LimitName, who?: string, points?: number): Promise<void>;
}

/** The context of a call by a logged-in user. */
export interface UserContext extends RequestContext {
  user: SignedInUser;
}
