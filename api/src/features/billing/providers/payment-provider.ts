import type { PaidBy } from '@kreda/document/kinds/invoice/invoice';
import type { Provider } from '@kreda/site/providers';
import type { Config } from '../../../config.ts';
import type { VerifyWebhook, WebhookSubject } from '../webhook-events/webhook-event.ts';
import type { PaymentRail } from './rail.ts';
import type { ReadFailure } from './read-failure.ts';

/** The settings of each provider, by its name. */
export type ProviderSettings = Pick<Config, Provider>;

/** A provider with credentials. */
export interface ConnectedProvider {
  rail: PaymentRail;
  verifyWebhook: VerifyWebhook;
  readFailure: ReadFailure;
}

/** What our pages allow for a provider's form, in Content-Security-Policy and Permissions-Policy: origins, or `'self'`. */
export interface PageSources {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  formTargets: readonly string[];
  /** Frames that may use the browser's Payment Request API, for wallets. */
  paymentFrames: readonly string[];
  /** Frames in which a bank may ask for a passkey (WebAuthn), to confirm a card payment. */
  passkeyFrames: readonly string[];
}

/**
 * Everything that billing and the pages know about one provider. CONTRIBUTING.md says how to add one.
 */
export interface PaymentProvider<Name extends Provider> {
  /** What invoices print for a payment whose method the provider does not name. */
  readonly paidBy: PaidBy;
  /**
   * Null when the settings have no credentials of the provider. Imports the provider's SDK here: PayPal's has 400 modules, and the
   * commands that move no money start without them.
   */
  connect(settings: ProviderSettings[Name], clock: () => Date): Promise<ConnectedProvider | null>;
  /** Reads the subject of a stored webhook event, which was verified before; null when it is about no payment, refund or dispute. */
  readWebhook(body: string): WebhookSubject | null;
  pageSources(settings: ProviderSettings[Name]): PageSources;
}
