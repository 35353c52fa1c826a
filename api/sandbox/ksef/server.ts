import { constants, createHash, privateDecrypt, randomBytes, X509Certificate } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createSigningIdentity } from '../signing-identity.ts';
import { authenticationRoutes } from './authentication.ts';
import { confirmationOf } from './confirmation.ts';
import { controlRoutes } from './control.ts';
import { parseBody } from './parse-body.ts';
import { KsefProblem } from './problem.ts';
import { type KsefFaults, receiveDocument, refOf } from './receive-document.ts';
import { openKsefStore, type SandboxDocument } from './state.ts';
import { verificationPages } from './verification-pages.ts';

export interface KsefSandboxOptions {
  /** The file that keeps documents beyond a restart; without one they live in memory. */
  dataFile?: string | undefined;
  /** The token that logs in; without one, none does. A certificate logs in for the company that it names. */
  token?: string | undefined;
  clock?: () => Date;
}

const TOKEN_MS = 15 * 60_000;
type SessionRoute = { Params: { session: string; document: string } };

/**
 * A small KSeF of our own: the calls of API 2.0 that the product makes, with real encryption, the official schema and KSeF's rules about
 * dates, sellers and duplicates. Documents stay on this machine.
 */
export async function buildKsefSandbox({
  dataFile,
  token,
  clock = () => new Date(),
}: KsefSandboxOptions): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 4 * 1024 * 1024 });
  const store = openKsefStore(dataFile);
  const identity = createSigningIdentity('Ministerstwo Finansów (piaskownica)');
  const certificate = new X509Certificate(identity.certificatePem);
  const faults: KsefFaults = {
    rejectNext: 0,
    rejectWith: { code: 450, description: 'Błąd weryfikacji semantyki dokumentu faktury' },
    pendingPolls: 0,
    loseNext: 0,
    isDown: false,
  };
  const bearers = new Map<string, { nip: string; until: number }>();

  const decrypt = (encrypted: string): Buffer => {
    try {
      const key = identity.privateKey;
      return privateDecrypt(
        { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(encrypted, 'base64'),
      );
    } catch {
      throw new KsefProblem(400, 'Nie można odszyfrować danych.', 21_405);
    }
  };
  const issueToken = (nip: string) => {
    const value = randomBytes(24).toString('hex');
    const until = clock().getTime() + TOKEN_MS;
    bearers.set(value, { nip, until });
    return { token: value, validUntil: new Date(until).toISOString() };
  };
  const nipOf = ({ headers }: FastifyRequest): string => {
    const bearer = bearers.get(headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (!bearer || bearer.until < clock().getTime()) throw new KsefProblem(401, 'Brak autoryzacji.');
    return bearer.nip;
  };

  app.addHook('onRequest', async ({ url }) => {
    if (faults.isDown && url.startsWith('/v2/')) throw new KsefProblem(503, 'System jest niedostępny.');
  });
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof KsefProblem ? error : new KsefProblem(500, String(error));
    return reply.status(known.status).type('application/problem+json').send(JSON.stringify(known.body));
  });

  app.get('/v2/security/public-key-certificates', async () => [
    {
      certificate: certificate.raw.toString('base64'),
      certificateId: createHash('sha256').update(certificate.raw).digest('base64'),
      publicKeyId: createHash('sha256')
        .update(certificate.publicKey.export({ type: 'spki', format: 'der' }))
        .digest('base64'),
      validFrom: new Date(certificate.validFrom).toISOString(),
      validTo: new Date(certificate.validTo).toISOString(),
      usage: ['KsefTokenEncryption', 'SymmetricKeyEncryption'],
    },
  ]);
  authenticationRoutes(app, { store, clock, token, decrypt, issueAccess: issueToken });
  app.post('/v2/sessions/online', async (request, reply) => {
    nipOf(request);
    const { encryption } = parseBody(
      z.object({
        formCode: z.object({
          systemCode: z.literal('FA (3)'),
          schemaVersion: z.literal('1-0E'),
          value: z.literal('FA'),
        }),
        encryption: z.object({ encryptedSymmetricKey: z.base64(), initializationVector: z.base64() }),
      }),
      request.body,
    );
    const key = decrypt(encryption.encryptedSymmetricKey);
    if (key.length !== 32) throw new KsefProblem(400, 'Nieprawidłowa długość klucza.', 21_405);
    const referenceNumber = refOf('SO', store);
    store.state.sessions[referenceNumber] = { key: key.toString('base64'), iv: encryption.initializationVector };
    store.save();
    return reply
      .status(201)
      .send({ referenceNumber, validUntil: new Date(clock().getTime() + 12 * 3_600_000).toISOString() });
  });
  app.post<SessionRoute>('/v2/sessions/online/:session/invoices', async (request, reply) => {
    const document = receiveDocument(
      { store, faults, clock, nip: nipOf(request) },
      request.params.session,
      request.body,
    );
    if (faults.loseNext > 0) {
      faults.loseNext--;
      request.raw.socket.destroy();
      return reply.hijack();
    }
    return reply.status(202).send({ referenceNumber: document.ref });
  });
  const documentsOf = (sessionRef: string) => store.state.documents.filter((one) => one.sessionRef === sessionRef);
  const found = (document: SandboxDocument | undefined): SandboxDocument => {
    if (!document) throw new KsefProblem(400, 'Nie znaleziono faktury.', 21_178);
    return document;
  };
  app.get<SessionRoute>('/v2/sessions/:session/invoices', async (request) => {
    nipOf(request);
    return { continuationToken: null, invoices: documentsOf(request.params.session).map(wireOf) };
  });
  app.get<SessionRoute>('/v2/sessions/:session/invoices/:document', async (request) => {
    nipOf(request);
    const { session, document } = request.params;
    const one = found(documentsOf(session).find(({ ref }) => ref === document));
    const wire = wireOf(one);
    if (one.pendingPolls > 0) one.pendingPolls--;
    return wire;
  });
  app.get<SessionRoute>('/v2/sessions/:session/invoices/ksef/:document/upo', async (request, reply) => {
    const nip = nipOf(request);
    const { session, document } = request.params;
    const one = found(documentsOf(session).find(({ ksefNumber }) => ksefNumber === document));
    return reply.type('application/xml').send(confirmationOf(one, nip));
  });
  verificationPages(app, store);
  controlRoutes(app, { store, faults });
  return app;
}

function wireOf({ ref, hash, number, ksefNumber, receivedAt, isOffline, pendingPolls, status }: SandboxDocument) {
  const isPending = pendingPolls > 0;
  return {
    ordinalNumber: 1,
    invoiceNumber: number,
    referenceNumber: ref,
    invoiceHash: hash,
    invoicingDate: receivedAt,
    invoicingMode: isOffline ? 'Offline' : 'Online',
    ...(isPending || ksefNumber === null ? {} : { ksefNumber }),
    status: isPending ? { code: 150, description: 'Trwa przetwarzanie' } : status,
  };
}
