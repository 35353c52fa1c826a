import { verify, type X509Certificate } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { DomainError } from '../../../../platform/errors.ts';
import type { VerifyWebhook } from '../../webhook-events/webhook-event.ts';
import { type CertificateSource, paypalCertificates } from './paypal-certificates.ts';
import { readPaypalWebhook } from './paypal-webhook.ts';

/** How far a transmission's time may be ahead of our clock, ms. */
const MAX_AHEAD_MS = 300_000;
/**
 * How old a transmission may be, ms. PayPal sends a webhook event up to 25 times over three days ("Integrate webhooks" in its reference).
 * It does not document that retries are signed again, so a limit of minutes could refuse every retry. An old event does no harm: events
 * are stored once by their id, and nothing acts on their content. One more day for delays of PayPal.
 */
const MAX_AGE_MS = 4 * 24 * 60 * 60 * 1_000;

export interface PaypalSignatureSettings {
  /** As for the client. Decides which addresses of certificates are accepted. */
  apiBase: string;
  /** PayPal's id of our webhook. It is part of the signed text, so that events for other webhooks are refused. */
  webhookId: string;
  clock: () => Date;
  /** By default certificates are fetched from PayPal. */
  certificates?: CertificateSource;
}

/** PayPal's signature: RSA-SHA256, with the key of the certificate that the webhook event names. */
export function createPaypalSignature(settings: PaypalSignatureSettings): VerifyWebhook {
  const { apiBase, webhookId, clock, certificates = paypalCertificates(apiBase) } = settings;
  return async (headers, body) => {
    const transmissionId = header(headers, 'paypal-transmission-id');
    const time = header(headers, 'paypal-transmission-time');
    const signature = Buffer.from(header(headers, 'paypal-transmission-sig'), 'base64');
    if (header(headers, 'paypal-auth-algo') !== 'SHA256withRSA')
      throw new DomainError({
        code: 'webhook-refused',
        problem: 'The signature is of a kind that PayPal does not use',
      });
    requireRecent(time, clock());
    const certificate = await certificates(header(headers, 'paypal-cert-url'));
    requireValid(certificate, clock());
    const message = `${transmissionId}|${time}|${webhookId}|${crc32(body)}`;
    if (!verify('RSA-SHA256', Buffer.from(message), certificate.publicKey, signature))
      throw new DomainError({ code: 'webhook-refused', problem: 'The signature does not match' });
    try {
      return readPaypalWebhook(body.toString('utf8'));
    } catch (cause) {
      throw new DomainError({ code: 'webhook-refused', problem: 'The body is no event' }, { cause });
    }
  };
}

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  if (typeof value !== 'string' || value === '')
    throw new DomainError({ code: 'webhook-refused', problem: `The header ${name} is missing` });
  return value;
}

function requireRecent(time: string, now: Date): void {
  const age = now.getTime() - Date.parse(time);
  // Negated so that NaN, a time that cannot be parsed, fails.
  if (!(age >= -MAX_AHEAD_MS))
    throw new DomainError({ code: 'webhook-refused', problem: 'The signature is from the future' });
  if (!(age <= MAX_AGE_MS)) throw new DomainError({ code: 'webhook-refused', problem: 'The signature is too old' });
}

function requireValid({ validFromDate, validToDate }: X509Certificate, now: Date): void {
  if (now < validFromDate || now > validToDate)
    throw new DomainError({ code: 'webhook-refused', problem: 'The certificate is not valid now' });
}
