import { z } from 'zod';
import type { OnCall } from '../../../platform/clients/provider-call.ts';
import { ProviderDown } from '../../../platform/clients/provider-error.ts';
import { findEncryptionCertificate } from './encryption-certificate.ts';
import { createKsefCall, json } from './ksef-call.ts';
import type { KsefClient, KsefStatus, ListedDocument } from './ksef-client.ts';
import { createSessionKey, encryptDocument, encryptFor, type SessionKey, sha256 } from './ksef-crypto.ts';
import { createKsefLogin, type LoginSettings } from './ksef-login.ts';
import { isKsefNumber } from './ksef-number.ts';
import { reasonOf, type StatusInfo, statusSchema } from './ksef-status.ts';

/** A session lasts twelve hours. A shorter use rotates its key. */
const SESSION_USE_MS = 60 * 60_000;
const PAGE = 1_000;

const numberSchema = z.string().refine(isKsefNumber, 'a KSeF number with its checksum');
const documentSchema = z.object({
  referenceNumber: z.string(),
  invoiceHash: z.string(),
  ksefNumber: numberSchema.nullish(),
  status: statusSchema,
});

export interface KsefSettings extends LoginSettings {
  apiBase: string;
}

/**
 * KSeF over HTTP. Written after its documentation (github.com/CIRFMF/ksef-docs, API 2.0) and the ministry's own clients; from here it
 * could only be tried with the sandbox.
 */
export function createKsefClient(settings: KsefSettings, clock: () => Date, onCall: OnCall = () => {}): KsefClient {
  const call = createKsefCall(settings.apiBase, (outcome) => {
    onCall('ksef', outcome);
    if (outcome === 'refused-credentials') login.forget();
  });
  const login = createKsefLogin(settings, { call, clock, onFailure: (failure) => onCall('ksef', failure) });
  const { accessToken } = login;
  let session: { ref: string; until: Date } | null = null;
  const keys = new Map<string, SessionKey>();

  return {
    async openSession() {
      if (session && session.until > clock()) return session.ref;
      const bearer = await accessToken();
      const { certificate, publicKeyId } = await findEncryptionCertificate(call, 'SymmetricKeyEncryption', clock());
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
