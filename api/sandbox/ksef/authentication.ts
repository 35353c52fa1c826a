import { randomBytes, type X509Certificate } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mayBeUsedFor } from '../../src/features/billing/ksef/key-usage.ts';
import { parseBody } from './parse-body.ts';
import { KsefProblem } from './problem.ts';
import { refOf } from './receive-document.ts';
import { readSignedRequest } from './signed-request.ts';
import type { KsefStore } from './state.ts';

/** How long a challenge can be answered (documentation of KSeF 2.0, "Uwierzytelnianie"). */
const CHALLENGE_MS = 10 * 60_000;

interface AuthenticationDeps {
  store: KsefStore;
  clock: () => Date;
  /** The token that logs in, if one does. */
  token: string | undefined;
  decrypt: (encrypted: string) => Buffer;
  /** A token for the calls of a seller. */
  issueAccess: (nip: string) => { token: string; validUntil: string };
}

interface Status {
  code: number;
  description: string;
  details?: string[];
}

const ACCEPTED: Status = { code: 200, description: 'Uwierzytelnianie zakończone sukcesem' };

/** The login, by a token or by a signature with the certificate of a company. */
export function authenticationRoutes(app: FastifyInstance, deps: AuthenticationDeps): void {
  const { store, clock, token, decrypt, issueAccess } = deps;
  const challenges = new Map<string, number>();
  /** By the authentication token, which is good for its status and for one pair of tokens. */
  const logins = new Map<string, { nip: string; method: string; status: Status; isRedeemed: boolean }>();

  app.addContentTypeParser('application/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  /** The time of a challenge that is open, which is thereby answered; null for another. */
  const answer = (challenge: string): number | null => {
    const askedAt = challenges.get(challenge);
    challenges.delete(challenge);
    return askedAt === undefined || clock().getTime() > askedAt + CHALLENGE_MS ? null : askedAt;
  };
  const start = (nip: string, method: string, status: Status) => {
    const value = randomBytes(24).toString('hex');
    logins.set(value, { nip, method, status, isRedeemed: false });
    const validUntil = new Date(clock().getTime() + CHALLENGE_MS).toISOString();
    return { referenceNumber: refOf('AU', store), authenticationToken: { token: value, validUntil } };
  };
  const loginOf = (authorization: string | undefined) => {
    const login = logins.get(authorization?.replace(/^Bearer /, '') ?? '');
    if (!login) throw new KsefProblem(401, 'Brak autoryzacji.');
    return login;
  };

  app.post('/v2/auth/challenge', async () => {
    const challenge = refOf('CR', store);
    const timestampMs = clock().getTime();
    challenges.set(challenge, timestampMs);
    return { challenge, timestamp: new Date(timestampMs).toISOString(), timestampMs, clientIp: '127.0.0.1' };
  });
  app.post('/v2/auth/ksef-token', async ({ body }, reply) => {
    const { challenge, contextIdentifier, encryptedToken } = parseBody(
      z.object({
        challenge: z.string(),
        contextIdentifier: z.object({ type: z.literal('Nip'), value: z.string().regex(/^\d{10}$/) }),
        encryptedToken: z.base64(),
      }),
      body,
    );
    const askedAt = answer(challenge);
    const isRight = token !== undefined && decrypt(encryptedToken).toString() === `${token}|${askedAt}`;
    return reply.status(202).send(start(contextIdentifier.value, 'Token', isRight ? ACCEPTED : WRONG_TOKEN));
  });
  app.post('/v2/auth/xades-signature', async ({ body }, reply) => {
    const { challenge, nip, certificate } = readSignedRequest(z.string().parse(body), clock());
    if (!mayBeUsedFor(certificate, 'digitalSignature')) throw new KsefProblem(400, 'Nieprawidłowy certyfikat.', 21_115);
    if (answer(challenge) === null) throw new KsefProblem(400, 'Nieprawidłowe wyzwanie autoryzacyjne.', 21_111);
    return reply.status(202).send(start(nip, 'InternalCertificate', certificateStatus(certificate, nip, clock())));
  });
  app.get('/v2/auth/:reference', async ({ headers }) => {
    const { method, status } = loginOf(headers.authorization);
    return { startDate: clock().toISOString(), authenticationMethod: method, status };
  });
  app.post('/v2/auth/token/redeem', async ({ headers }) => {
    const login = loginOf(headers.authorization);
    if (login.status.code !== 200 || login.isRedeemed)
      throw new KsefProblem(400, 'Uwierzytelnianie zakończone niepowodzeniem.', 21_301);
    login.isRedeemed = true;
    return { accessToken: issueAccess(login.nip), refreshToken: issueAccess(login.nip) };
  });
}

const WRONG_TOKEN: Status = {
  code: 450,
  description: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu',
  details: ['Nieprawidłowy token'],
};

/** As in KSeF's test environment, every company is its own authority, and owns its documents alone. */
function certificateStatus(certificate: X509Certificate, nip: string, now: Date): Status {
  if (now < certificate.validFromDate || now >= certificate.validToDate) {
    const description = 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędu certyfikatu';
    return { code: 460, description, details: ['Nieważny certyfikat'] };
  }
  if (!certificate.subject.split('\n').includes(`organizationIdentifier=VATPL-${nip}`)) {
    const description = 'Uwierzytelnianie zakończone niepowodzeniem';
    return { code: 415, description, details: ['Brak przypisanych uprawnień'] };
  }
  return ACCEPTED;
}
