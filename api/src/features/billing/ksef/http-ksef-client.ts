import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { OnCall } from '../../../platform/clients/provider-call.ts';
import { failureOfStatus, ProviderDown } from '../../../platform/clients/provider-error.ts';
import type { KsefClient, KsefStatus, ListedDocument } from './ksef-client.ts';
import { createSessionKey, encryptDocument, encryptFor, type SessionKey, sha256 } from './ksef-crypto.ts';
import { isKsefNumber } from './ksef-number.ts';

const TIMEOUT_MS = 30_000;
/** KSeF checks a token within a second; an outage of its own takes longer. */
const AUTHENTICATION_TRIES = 20;
const AUTHENTICATION_PAUSE_MS = 500;
/** A session lasts twelve hours. A shorter use rotates its key. */
const SESSION_USE_MS = 60 * 60_000;
const PAGE = 1_000;

const numberSchema = z.string().refine(isKsefNumber, 'a KSeF number with its checksum');
const tokenSchema = z.object({ token: z.string(), validUntil: z.coerce.date() });
const certificatesSchema = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string(),
    validFrom: z.coerce.date(),
    validTo: z.coerce.date(),
    usage: z.array(z.string()),
  }),
);
const statusSchema = z.object({
  code: z.int(),
  description: z.string(),
  details: z.array(z.string()).nullish(),
  extensions: z.record(z.string(), z.string().nullable()).nullish(),
});
const documentSchema = z.object({
  referenceNumber: z.string(),
  invoiceHash: z.string(),
  ksefNumber: numberSchema.nullish(),
  status: statusSchema,
});

export interface KsefSettings {
  apiBase: string;
  /** A KSeF token with the permission to issue invoices. */
  token: string;
  /** The seller's NIP, ten digits. */
  nip: string;
}

interface Call<Answer> {
  method?: 'GET' | 'POST';
  body?: unknown;
  bearer?: string;
  /** The continuation of a list. */
  continuation?: string;
  read: (response: Response) => Promise<Answer>;
}

/**
 * KSeF over HTTP, authenticated by a token. Written after its documentation (github.com/CIRFMF/ksef-docs, API 2.0) and the ministry's own
 * client; from here it could only be tried with the sandbox.
 */
export function createKsefClient(settings: KsefSettings, clock: () => Date, onCall: OnCall = () => {}): KsefClient {
  const { apiBase, token, nip } = settings;
  let access: z.output<typeof tokenSchema> | null = null;
  let session: { ref: string; until: Date } | null = null;
  const keys = new Map<string, SessionKey>();

  async function call<Answer>(
    path: string,
    { method = 'GET', body, bearer, continuation, read }: Call<Answer>,
  ): Promise<Answer> {
    const headers = {
      'x-error-format': 'problem-details',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(continuation === undefined ? {} : { 'x-continuation-token': continuation }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    try {
      const response = await fetch(`${apiBase}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
        (cause: unknown) => {
          throw new ProviderDown('ksef', 'unreachable', cause);
        },
      );
      if (!response.ok) throw await failureOf(response);
      const answer = await read(response).catch((cause: unknown) => {
        throw new ProviderDown(
          'ksef',
          cause instanceof z.ZodError || cause instanceof SyntaxError ? 'unexpected' : 'unreachable',
          cause,
        );
      });
      onCall('ksef', 'ok');
      return answer;
    } catch (error) {
      if (error instanceof ProviderDown) {
        onCall('ksef', error.failure);
        // The next call logs in again.
        if (error.failure === 'refused-credentials') access = null;
      }
      throw error;
    }
  }

  const json =
    <Schema extends z.ZodType>(schema: Schema) =>
    async (response: Response): Promise<z.output<Schema>> =>
      schema.parse(await response.json());

  async function certificateFor(usage: 'KsefTokenEncryption' | 'SymmetricKeyEncryption') {
    const now = clock();
    const certificates = await call('/security/public-key-certificates', { read: json(certificatesSchema) });
    const [newest] = certificates
      .filter((one) => one.usage.includes(usage) && one.validFrom <= now && now < one.validTo)
      .sort((a, b) => b.validFrom.getTime() - a.validFrom.getTime());
    if (!newest) throw new ProviderDown('ksef', 'unexpected', new Error(`no valid certificate for ${usage}`));
    return newest;
  }

  async function accessToken(): Promise<string> {
    // A minute is more than a call takes.
    if (access && access.validUntil.getTime() > clock().getTime() + 60_000) return access.token;
    const { challenge, timestampMs } = await call('/auth/challenge', {
      method: 'POST',
      read: json(z.object({ challenge: z.string(), timestampMs: z.int() })),
    });
    const { certificate, publicKeyId } = await certificateFor('KsefTokenEncryption');
    const { referenceNumber, authenticationToken } = await call('/auth/ksef-token', {
      method: 'POST',
      body: {
        challenge,
        contextIdentifier: { type: 'Nip', value: nip },
        encryptedToken: encryptFor(certificate, Buffer.from(`${token}|${timestampMs}`)),
        publicKeyId,
      },
      read: json(z.object({ referenceNumber: z.string(), authenticationToken: tokenSchema })),
    });
    const bearer = authenticationToken.token;
    await untilAuthenticated(referenceNumber, bearer);
    const redeemed = await call('/auth/token/redeem', {
      method: 'POST',
      bearer,
      read: json(z.object({ accessToken: tokenSchema })),
    });
    access = redeemed.accessToken;
    return access.token;
  }

  async function untilAuthenticated(referenceNumber: string, bearer: string): Promise<void> {
    for (let tries = 0; tries < AUTHENTICATION_TRIES; tries++) {
      const { status } = await call(`/auth/${referenceNumber}`, {
        bearer,
        read: json(z.object({ status: statusSchema })),
      });
      if (status.code === 200) return;
      if (status.code !== 100) {
        onCall('ksef', 'refused-credentials');
        throw new ProviderDown('ksef', 'refused-credentials', new Error(reasonOf(status)));
      }
      await pause(AUTHENTICATION_PAUSE_MS);
    }
    throw new ProviderDown('ksef', 'provider-error', new Error('the authentication takes too long'));
  }

  return {
    async openSession() {
      if (session && session.until > clock()) return session.ref;
      const bearer = await accessToken();
      const { certificate, publicKeyId } = await certificateFor('SymmetricKeyEncryption');
      const key = createSessionKey();
      const opened = await call('/sessions/online', {
        method: 'POST',
        bearer,
        body: {
          formCode: { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' },
          encryption: {
            encryptedSymmetricKey: encryptFor(certificate, key.key),
            initializationVector: key.iv.toString('base64'),
            publicKeyId,
          },
        },
        read: json(z.object({ referenceNumber: z.string() })),
      });
      keys.clear();
      keys.set(opened.referenceNumber, key);
      session = { ref: opened.referenceNumber, until: new Date(clock().getTime() + SESSION_USE_MS) };
      return session.ref;
    },

    async send(sessionRef, { xml, hash, isOffline, replacedHash }) {
      const key = keys.get(sessionRef);
      if (!key) throw new ProviderDown('ksef', 'unexpected', new Error('the session was opened by another process'));
      const document = Buffer.from(xml);
      const encrypted = encryptDocument(document, key);
      try {
        const { referenceNumber } = await call(`/sessions/online/${sessionRef}/invoices`, {
          method: 'POST',
          bearer: await accessToken(),
          body: {
            invoiceHash: hash,
            invoiceSize: document.length,
            encryptedInvoiceHash: sha256(encrypted),
            encryptedInvoiceSize: encrypted.length,
            encryptedInvoiceContent: encrypted.toString('base64'),
            offlineMode: isOffline,
            ...(replacedHash === null ? {} : { hashOfCorrectedInvoice: replacedHash }),
          },
          read: json(z.object({ referenceNumber: z.string() })),
        });
        return referenceNumber;
      } catch (error) {
        // The session itself may be what KSeF does not accept any more.
        session = null;
        throw error;
      }
    },

    async status({ sessionRef, documentRef }) {
      const { status, ksefNumber } = await call(`/sessions/${sessionRef}/invoices/${documentRef}`, {
        bearer: await accessToken(),
        read: json(documentSchema),
      });
      return statusOf(status, ksefNumber ?? null);
    },

    async listDocuments(sessionRef) {
      const bearer = await accessToken();
      const listed: ListedDocument[] = [];
      const read = json(z.object({ continuationToken: z.string().nullish(), invoices: z.array(documentSchema) }));
      let continuation: string | undefined;
      do {
        const page = await call(`/sessions/${sessionRef}/invoices?pageSize=${PAGE}`, {
          bearer,
          ...(continuation === undefined ? {} : { continuation }),
          read,
        });
        for (const { referenceNumber, invoiceHash, ksefNumber } of page.invoices)
          listed.push({ documentRef: referenceNumber, hash: invoiceHash, ksefNumber: ksefNumber ?? null });
        continuation = page.continuationToken || undefined;
      } while (continuation !== undefined);
      return listed;
    },

    async confirmation({ sessionRef, ksefNumber }) {
      return call(`/sessions/${sessionRef}/invoices/ksef/${ksefNumber}/upo`, {
        bearer: await accessToken(),
        read: (response) => response.text(),
      });
    },
  };
}

type StatusInfo = z.output<typeof statusSchema>;

/** Codes of documents whose processing KSeF ended for a reason of its own or of the session, and not of the document. */
const CANCELLED = new Set([405, 435, 500, 550]);

function statusOf(status: StatusInfo, ksefNumber: string | null): KsefStatus {
  const { code, extensions } = status;
  if (code < 200) return { state: 'processing' };
  if (code === 200) {
    // The number may come a moment after the status.
    return ksefNumber === null ? { state: 'processing' } : { state: 'accepted', ksefNumber };
  }
  const original = numberSchema.safeParse(extensions?.originalKsefNumber);
  const sessionRef = extensions?.originalSessionReferenceNumber;
  if (code === 440 && original.success && sessionRef) {
    return { state: 'duplicate', ksefNumber: original.data, sessionRef };
  }
  return { state: CANCELLED.has(code) ? 'cancelled' : 'rejected', reason: reasonOf(status) };
}

function reasonOf({ code, description, details }: StatusInfo): string {
  return [`${code} ${description}`, ...(details ?? [])].join(': ');
}

async function failureOf(response: Response): Promise<ProviderDown> {
  const failure = failureOfStatus(response.status) ?? 'unexpected';
  const told = await response.text().catch(() => '');
  return new ProviderDown('ksef', failure, new Error(`HTTP ${response.status} ${told.slice(0, 500)}`));
}
