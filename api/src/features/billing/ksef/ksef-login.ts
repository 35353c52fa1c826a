import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { ProviderDown, type ProviderFailure } from '../../../platform/clients/provider-error.ts';
import { findEncryptionCertificate } from './encryption-certificate.ts';
import { json, type KsefCall } from './ksef-call.ts';
import type { KsefCertificate } from './ksef-certificate.ts';
import { encryptFor } from './ksef-crypto.ts';
import { reasonOf, statusSchema } from './ksef-status.ts';

/** KSeF checks a token or a certificate of its own within a second; an outage of its own takes longer. */
const STATUS_TRIES = 20;
const STATUS_PAUSE_MS = 500;
/** From here on, a status tells a failure of KSeF's own. */
const KSEF_FAILED = 500;

const tokenSchema = z.object({ token: z.string(), validUntil: z.coerce.date() });
const challengeSchema = z.object({ challenge: z.string(), timestampMs: z.int() });
const startedSchema = z.object({ referenceNumber: z.string(), authenticationToken: tokenSchema });

/** What the seller logs in with: a KSeF token, which the permission to issue invoices belongs to, or a KSeF certificate. */
export type KsefCredentials = { token: string } | { certificate: KsefCertificate };

export interface LoginSettings {
  credentials: KsefCredentials;
  /** The seller's NIP, ten digits. */
  nip: string;
}

/** The login of a process, which is made when the first call needs it, and again when it ends. */
export interface KsefLogin {
  /** @throws {ProviderDown} `refused-credentials` when KSeF does not accept the token or the certificate. */
  accessToken(): Promise<string>;
  /** The next call logs in again. */
  forget(): void;
}

interface LoginDeps {
  call: KsefCall;
  clock: () => Date;
  /** Called when a call succeeded and tells that the login failed. */
  onFailure: (failure: ProviderFailure) => void;
}

/** Logs in as the documentation of KSeF 2.0 says ("Uwierzytelnianie"). */
export function createKsefLogin({ credentials, nip }: LoginSettings, { call, clock, onFailure }: LoginDeps): KsefLogin {
  let access: z.output<typeof tokenSchema> | null = null;

  async function start() {
    const { challenge, timestampMs } = await call('/auth/challenge', { method: 'POST', read: json(challengeSchema) });
    const read = json(startedSchema);
    if ('certificate' in credentials) {
      // A process that does not log in by certificate does not load what signs.
      const { signedAuthTokenRequest } = await import('./auth-token-request.ts');
      // The signature has KSeF's own time, so that it is never of the future.
      const signed = { challenge, nip, certificate: credentials.certificate, signedAt: new Date(timestampMs) };
      return call('/auth/xades-signature', { method: 'POST', xml: signedAuthTokenRequest(signed), read });
    }
    const { certificate, publicKeyId } = await findEncryptionCertificate(call, 'KsefTokenEncryption', clock());
    const body = {
      challenge,
      contextIdentifier: { type: 'Nip', value: nip },
      encryptedToken: encryptFor(certificate, Buffer.from(`${credentials.token}|${timestampMs}`)),
      publicKeyId,
    };
    return call('/auth/ksef-token', { method: 'POST', body, read });
  }

  async function untilAccepted(referenceNumber: string, bearer: string): Promise<void> {
    for (let tries = 0; tries < STATUS_TRIES; tries++) {
      const { status } = await call(`/auth/${referenceNumber}`, {
        bearer,
        read: json(z.object({ status: statusSchema })),
      });
      if (status.code === 200) return;
      if (status.code !== 100) {
        const failure = status.code >= KSEF_FAILED ? 'provider-error' : 'refused-credentials';
        onFailure(failure);
        throw new ProviderDown('ksef', failure, new Error(reasonOf(status)));
      }
      await pause(STATUS_PAUSE_MS);
    }
    throw new ProviderDown('ksef', 'provider-error', new Error('the authentication takes too long'));
  }

  return {
    async accessToken() {
      // A minute is more than a call takes.
      if (access && access.validUntil.getTime() > clock().getTime() + 60_000) return access.token;
      const { referenceNumber, authenticationToken } = await start();
      const bearer = authenticationToken.token;
      await untilAccepted(referenceNumber, bearer);
      const redeemed = await call('/auth/token/redeem', {
        method: 'POST',
        bearer,
        read: json(z.object({ accessToken: tokenSchema })),
      });
      access = redeemed.accessToken;
      return access.token;
    },
    forget() {
      access = null;
    },
  };
}
