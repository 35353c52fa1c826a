import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueCertificate } from '../../../../sandbox/ksef/issue-certificate.ts';
import { readKsefCertificate } from './ksef-certificate.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const NIP = '5250001003';
const PASSPHRASE = 'Zażółć-gęślą-jaźń-15';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kreda-ksef-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function written(content: string | Buffer): string {
  const file = path.join(folder, String(++files));
  writeFileSync(file, content);
  return file;
}
const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' });
const encrypted = (key: KeyObject) =>
  key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: PASSPHRASE });

function filesOf({ x509, privateKey }: ReturnType<typeof issueCertificate>) {
  return { cert: written(x509.toString()), key: written(pem(privateKey)), passphrase: undefined };
}
const problemsOf = (given: Partial<Parameters<typeof readKsefCertificate>[1]>) =>
  readKsefCertificate('Authentication', { cert: undefined, key: undefined, passphrase: undefined, ...given }, NOW)
    .problems;

test.each(['ec', 'rsa'] as const)('a certificate and its key are read (%s)', (key) => {
  const issued = issueCertificate({ nip: NIP, key });
  const { certificate, problems } = readKsefCertificate('Authentication', filesOf(issued), NOW);
  expect(problems).toEqual([]);
  expect(certificate!.x509.serialNumber).toBe(issued.x509.serialNumber);
  expect(certificate!.privateKey.equals(issued.privateKey)).toBe(true);
});

test('a key that is encrypted needs its passphrase', () => {
  const { x509, privateKey } = issueCertificate({ nip: NIP });
  const given = { cert: written(x509.toString()), key: written(encrypted(privateKey)) };
  const { certificate } = readKsefCertificate('Authentication', { ...given, passphrase: PASSPHRASE }, NOW);
  expect(certificate!.privateKey.equals(createPrivateKey(pem(privateKey)))).toBe(true);
  expect(problemsOf(given)).toEqual(['KSEF_AUTH_KEY: the file is encrypted and needs KSEF_AUTH_KEY_PASSPHRASE']);
  expect(problemsOf({ ...given, passphrase: 'wrong' })).toEqual([
    'KSEF_AUTH_KEY: the file holds no private key in PEM that KSEF_AUTH_KEY_PASSPHRASE opens',
  ]);
});

test('without files there is no certificate, and one file needs the other', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ cert: '/nowhere' })).toEqual(['KSEF_AUTH_KEY: needed beside KSEF_AUTH_CERT']);
  expect(problemsOf({ key: '/nowhere' })).toEqual(['KSEF_AUTH_CERT: needed beside KSEF_AUTH_KEY']);
  expect(problemsOf({ passphrase: 'x' })).toEqual(['KSEF_AUTH_KEY_PASSPHRASE: of no use without KSEF_AUTH_KEY']);
});

test('files that are missing or hold something else are named by their setting', () => {
  const { cert, key } = filesOf(issueCertificate({ nip: NIP }));
  expect(problemsOf({ cert: '/nowhere', key: '/nowhere' })).toEqual([
    'KSEF_AUTH_CERT: the file cannot be read (ENOENT)',
    'KSEF_AUTH_KEY: the file cannot be read (ENOENT)',
  ]);
  expect(problemsOf({ cert: key, key: cert })).toEqual([
    'KSEF_AUTH_CERT: the file holds no certificate in PEM',
    'KSEF_AUTH_KEY: the file holds no private key in PEM',
  ]);
});

test('the key of another certificate, and a key that KSeF does not take, are refused', () => {
  const { cert } = filesOf(issueCertificate({ nip: NIP }));
  const { key } = filesOf(issueCertificate({ nip: NIP }));
  expect(problemsOf({ cert, key })).toEqual(['KSEF_AUTH_KEY: not the key of the certificate in KSEF_AUTH_CERT']);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  expect(problemsOf({ cert: '/nowhere', key: written(pem(privateKey)) })).toContain(
    'KSEF_AUTH_KEY: neither RSA of 2048 bits or more nor of the curve P-256',
  );
});

test('a certificate of the future and one of the other type are refused, an expired one stops no start', () => {
  const at = new Date('2026-11-26T12:00:00Z');
  expect(problemsOf(filesOf(issueCertificate({ nip: NIP, validTo: at })))).toEqual([]);
  const validFrom = new Date('2026-11-26T12:00:01Z');
  expect(problemsOf(filesOf(issueCertificate({ nip: NIP, validFrom })))).toEqual([
    'KSEF_AUTH_CERT: valid only from 2026-11-26T12:00:01.000Z',
  ]);
  const [login, offline] = [issueCertificate({ nip: NIP }), issueCertificate({ nip: NIP, type: 'Offline' })];
  expect(problemsOf(filesOf(offline))).toEqual(['KSEF_AUTH_CERT: not of the type Authentication']);
  expect(readKsefCertificate('Offline', filesOf(login), NOW).problems).toEqual([
    'KSEF_OFFLINE_CERT: not of the type Offline',
  ]);
  expect(readKsefCertificate('Offline', filesOf(offline), NOW).problems).toEqual([]);
});
