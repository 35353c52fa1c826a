import { createDecipheriv, createHash } from 'node:crypto';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { z } from 'zod';
import { checksumOf } from '../../src/features/billing/ksef/ksef-number.ts';
import { schemaProblems } from '../schemas/validate-xml.ts';
import { KsefProblem } from './problem.ts';
import type { KsefStore, SandboxDocument } from './state.ts';

export interface KsefFaults {
  /** So many documents are rejected, with this code and reason. */
  rejectNext: number;
  rejectWith: { code: number; description: string };
  /** So many times the state of a new document is answered as being processed. */
  pendingPolls: number;
  /** So many sends are done, and their answer is lost. */
  loseNext: number;
  /** Nothing is answered but 503. */
  isDown: boolean;
}

const sendSchema = z.object({
  invoiceHash: z.base64(),
  invoiceSize: z.int().positive().max(1_000_000),
  encryptedInvoiceHash: z.base64(),
  encryptedInvoiceSize: z.int().positive(),
  encryptedInvoiceContent: z.base64(),
  offlineMode: z.boolean().optional(),
  hashOfCorrectedInvoice: z.base64().optional(),
});

interface ReceiveDeps {
  store: KsefStore;
  faults: KsefFaults;
  clock: () => Date;
  /** The NIP that the caller is authenticated for. */
  nip: string;
}

/** Takes in an encrypted document and decides about it as KSeF does. @throws {KsefProblem} for a body that is not as documented. */
export function receiveDocument(deps: ReceiveDeps, sessionRef: string, body: unknown): SandboxDocument {
  const { store, faults, clock } = deps;
  const session = store.state.sessions[sessionRef];
  if (!session) throw new KsefProblem(400, `Brak sesji o wskazanym numerze referencyjnym: ${sessionRef}`, 21_173);
  const parsed = sendSchema.safeParse(body);
  if (!parsed.success) throw new KsefProblem(400, `Błąd walidacji danych wejściowych: ${parsed.error.message}`, 21_405);
  const sent = parsed.data;
  const encrypted = Buffer.from(sent.encryptedInvoiceContent, 'base64');
  if (encrypted.length !== sent.encryptedInvoiceSize)
    throw new KsefProblem(400, 'Nieprawidłowy rozmiar pliku.', 21_402);
  if (sha256(encrypted) !== sent.encryptedInvoiceHash) throw new KsefProblem(400, 'Nieprawidłowy skrót pliku.', 21_403);
  const xml = decrypt(encrypted, session);
  const read = xml && readInvoice(xml);
  const status = xml === null || !read ? decryptionFailed : decide(deps, { xml, read, sent });
  const document: SandboxDocument = {
    ref: refOf('EE', store),
    sessionRef,
    hash: sent.invoiceHash,
    xml: xml?.toString() ?? '',
    number: read ? read.number : '',
    key: read ? read.key : '',
    issuedOn: read ? read.issuedOn : '',
    isOffline: sent.offlineMode === true || (read ? read.issuedOn < dayOf(clock()) : false),
    receivedAt: clock().toISOString(),
    pendingPolls: faults.pendingPolls,
    status,
    ksefNumber: status.code === 200 ? numberOf(deps) : null,
  };
  store.state.documents.push(document);
  store.save();
  return document;
}

const decryptionFailed: SandboxDocument['status'] = { code: 435, description: 'Błąd odszyfrowania pliku' };

interface ReadInvoice {
  sellerNip: string;
  number: string;
  issuedOn: string;
  key: string;
}

interface Received {
  xml: Buffer;
  read: ReadInvoice;
  sent: z.output<typeof sendSchema>;
}

function decide({ store, faults, clock, nip }: ReceiveDeps, { xml, read, sent }: Received): SandboxDocument['status'] {
  if (sha256(xml) !== sent.invoiceHash || xml.length !== sent.invoiceSize) {
    return { code: 430, description: 'Błąd weryfikacji pliku faktury', details: ['Skrót lub rozmiar się nie zgadza'] };
  }
  if (faults.rejectNext > 0) {
    faults.rejectNext--;
    return { ...faults.rejectWith };
  }
  const problems = schemaProblems('fa3', xml);
  const wrong = [
    ...problems,
    ...(xml.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? ['Znak BOM'] : []),
    ...(read.sellerNip === nip ? [] : ['Sprzedawca nie jest podmiotem kontekstu']),
    ...(read.issuedOn > dayOf(clock()) ? ['Data wystawienia późniejsza niż data przyjęcia'] : []),
  ];
  if (wrong.length > 0)
    return { code: 450, description: 'Błąd weryfikacji semantyki dokumentu faktury', details: wrong };
  const earlier = store.state.documents.find((one) => one.key === read.key && one.ksefNumber !== null);
  if (!earlier?.ksefNumber) return { code: 200, description: 'Sukces' };
  return {
    code: 440,
    description: 'Duplikat faktury',
    extensions: { originalSessionReferenceNumber: earlier.sessionRef, originalKsefNumber: earlier.ksefNumber },
  };
}

function decrypt(encrypted: Buffer, { key, iv }: { key: string; iv: string }): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
    return Buffer.concat([decipher.update(encrypted), decipher.final()]);
  } catch {
    return null;
  }
}

function readInvoice(xml: Buffer): ReadInvoice | null {
  let root: XmlElement | null;
  try {
    ({ root } = parseXml(xml.toString()));
  } catch {
    return null;
  }
  const textAt = (...names: string[]): string =>
    names
      .reduce<XmlElement | undefined>(
        (element, name) =>
          element?.children.find((child): child is XmlElement => child instanceof XmlElement && child.name === name),
        root ?? undefined,
      )
      ?.text.trim() ?? '';
  const sellerNip = textAt('Podmiot1', 'DaneIdentyfikacyjne', 'NIP');
  const number = textAt('Fa', 'P_2');
  return {
    sellerNip,
    number,
    issuedOn: textAt('Fa', 'P_1'),
    key: `${sellerNip} ${textAt('Fa', 'RodzajFaktury')} ${number}`,
  };
}

function numberOf({ store, clock, nip }: ReceiveDeps): string {
  store.state.counter++;
  const part = store.state.counter.toString(16).toUpperCase().padStart(12, '0');
  const data = `${nip}-${dayOf(clock()).replaceAll('-', '')}-${part}`;
  return `${data}-${checksumOf(data)}`;
}

/** An id of 36 characters, as all of KSeF's. */
export function refOf(kind: 'SO' | 'EE' | 'AU' | 'CR', store: KsefStore): string {
  store.state.counter++;
  return `20260101-${kind}-${store.state.counter.toString(16).toUpperCase().padStart(10, '0')}-0123456789-00`;
}

function dayOf(now: Date): string {
  return now.toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' });
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
