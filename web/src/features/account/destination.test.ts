import { afterEach, expect, it } from 'vitest';
import { activateLanguage } from '../../i18n/active-language.ts';
import { destinationAfterLogin, resumeToPayFor } from './destination.ts';

const id = '0b9f6b6e-6f6c-4f4a-9f0e-5b1d2c3a4e5f';
const USER = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const destination = (query: string) => destinationAfterLogin(new URLSearchParams(query), { id: USER, isPaid: false });

afterEach(() => activateLanguage('pl'));

it('returns to the download that sent the visitor here, in both languages', () => {
  expect(destination(`uuid=${id}&action=pobierz-cv`)).toBe(`/cv/${id}/pobierz-cv?action=pobierz-cv`);
  activateLanguage('en');
  expect(destination(`uuid=${id}&action=download-cv`)).toBe(`/cv/${id}/download-cv?action=download-cv`);
});

it('returns to the page that needed a login, with its query', () => {
  const next = `/cv/${id}/platnosc?package=access-14`;
  expect(destination(`uuid=${id}&next=${encodeURIComponent(next)}`)).toBe(next);
});

it('leads to the payment of the package that was chosen on the screen of account, package and payment', () => {
  const download = `uuid=${id}&action=pobierz-cv`;
  expect(destination(`${download}&package=monthly`)).toBe(`/cv/${id}/platnosc?package=monthly`);
  expect(destination(`${download}&package=monthly&voucher=KREDA20`)).toBe(
    `/cv/${id}/platnosc?package=monthly&voucher=KREDA20`,
  );
  // The package of the price list was replaced on that screen, and its discount code removed.
  const next = encodeURIComponent(`/cv/${id}/platnosc?package=monthly&voucher=KREDA20`);
  expect(destination(`uuid=${id}&package=yearly&next=${next}`)).toBe(`/cv/${id}/platnosc?package=yearly`);
});

it('ignores a package and a discount code that no catalogue can have, and a resume that is none', () => {
  const download = `/cv/${id}/pobierz-cv?action=pobierz-cv`;
  for (const slug of ['', 'Monthly', '../konto', 'a'.repeat(41), 'ein paket'])
    expect(destination(`uuid=${id}&action=pobierz-cv&package=${encodeURIComponent(slug)}`), slug).toBe(download);
  expect(destination(`uuid=${id}&action=pobierz-cv&package=monthly&voucher=${'K'.repeat(41)}`)).toBe(
    `/cv/${id}/platnosc?package=monthly`,
  );
  expect(destination(`uuid=x&action=pobierz-cv&package=monthly`)).toBe('/cv/x/pobierz-cv?action=pobierz-cv');
});

it('leads a user who has access to the download, whatever package was chosen', () => {
  const query = new URLSearchParams(`uuid=${id}&action=pobierz-cv&package=monthly`);
  expect(destinationAfterLogin(query, { id: USER, isPaid: true })).toBe(`/cv/${id}/pobierz-cv?action=pobierz-cv`);
});

it('leads to the price list for a user on the way to the magazine', () => {
  expect(destination('uuid=x&action=magazine')).toBe(`/cv/${USER}/cennik?action=magazine&uuid=${USER}`);
});

it.each(['/logout', '/logowanie', '/rejestracja?next=%2Flogout'])('does not lead to %s', (next) => {
  expect(destination(`next=${encodeURIComponent(next)}`)).toBe('/moje-dokumenty');
});

it('leads to My documents otherwise', () => {
  expect(destination('')).toBe('/moje-dokumenty');
  expect(destination('action=pobierz-cv')).toBe('/moje-dokumenty');
});

it('never leads to another site, nor to an address without a screen', () => {
  for (const next of [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/login',
    'javascript:alert(1)',
    '/nowhere',
  ])
    expect(destination(`next=${encodeURIComponent(next)}`), next).toBe('/moje-dokumenty');
});

it('knows the resume that a visitor registers to pay for', () => {
  const paysFor = (query: string) => resumeToPayFor(new URLSearchParams(query));
  const payment = encodeURIComponent(`/cv/${id}/platnosc?package=monthly`);
  expect(paysFor(`uuid=${id}&action=pobierz-cv`)).toBe(id);
  expect(paysFor(`uuid=${id}&package=monthly&next=${payment}`)).toBe(id);
  // Any other registration is for no resume, that for the magazine too.
  const magazine = encodeURIComponent(`/cv/${USER}/platnosc?package=monthly&action=magazine`);
  for (const query of ['', `uuid=${id}`, 'uuid=x&action=magazine', 'next=%2Fkonto', `next=${magazine}`])
    expect(paysFor(query), query).toBeNull();
});
