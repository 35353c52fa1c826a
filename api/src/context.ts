import type { RendererClient } from '@kreda/proto/renderer';
import type { SiteLanguage } from '@kreda/site/languages';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { GoogleSignIn } from './features/account/google.ts';
import type { Passwords } from './features/account/passwords.ts';
import type { LiveSession } from './features/account/session.ts';
import type { BillingMetrics } from './features/billing/observability/billing-metrics.ts';
import type { Verifiers } from './features/billing/providers/connect-providers.ts';
import type { Rails } from './features/billing/providers/rails.ts';
import type { FileStorage } from './platform/clients/file-storage.ts';
import type { BackgroundTypesetter } from './platform/clients/typesetter.ts';
import type { Database } from './platform/database.ts';
import type { Lifecycle } from './platform/lifecycle.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import type { LimitName, RateLimits } from './platform/rate-limits.ts';
import type { WriteProbe } from './platform/write-probe.ts';

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
  metrics: Metrics & BillingMetrics;
  lifecycle: Lifecycle;
  rails: Rails;
  verifiers: Verifiers;
  /** Null where signing in with Google is not configured. */
  google: GoogleSignIn | null;
  passwords: Passwords;
  rateLimits: RateLimits;
  /** The only probe of a process: whoever asks shares what it found, rather than writing as well. */
  probeWrites: WriteProbe;
  /** Called when a webhook event was stored, so that it is processed soon. */
  onWebhookStored(): void;
  /** Called when something was put into the outbox, so that it is done soon. */
  wakeOutbox(): void;
  /** The session of a cookie's token; null for a token that is unknown or has expired. */
  findSession(token: string): Promise<LiveSession | null>;
  /** The id of the visitor of a cookie's token; null for an unknown token. */
  findVisitor(token: string): Promise<string | null>;
  /** Whether the user has a package that is active at that time: billing's answer, which account and download only ask for. */
  hasActiveAccess(userId: string, now: Date): Promise<boolean>;
}

/** Somebody logged in. */
export interface SignedInUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** An account without one is entered through Google alone. */
  hasPassword: boolean;
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
  /** What shows the next time that this browser has logged in before. */
  setDevice(value: string): void;
}

/** One call, over either transport: the application's parts and who is asking. */
export interface RequestContext extends Deps {
  requestId: string;
  user: SignedInUser | null;
  /** The visitor of this browser's cookie; may be there beside a user until what they made has moved. */
  visitorId: string | null;
  /** The session of this browser's cookie, when it is living. */
  session: { id: string; tokenHash: string; createdAt: Date } | null;
  /** The value of this browser's device cookie, as it came; null without one. */
  deviceCookie: string | null;
  userAgent: string;
  /** The visitor's choice from the language cookie, or the site's own. */
  language: SiteLanguage;
  cookies: Cookies;
  /** Where the request came from; only for counting and, without its last part, for the audit log. */
  address: string;
  /**
   * Counts a try, of this client's address unless somebody else is named; of a limit of bytes, so many bytes.
   *
   * @throws {DomainError} `rate-limited` when there were too many.
   */
  limit(name: LimitName, who?: string, points?: number): Promise<void>;
}

/** A call by somebody logged in. */
export interface UserContext extends RequestContext {
  user: SignedInUser;
}
