import { expect, test } from 'vitest';
import { pageLocation } from './page-location.ts';

const ORIGIN = 'https://kreda.example';
const ID = '0b9f6b6e-6f6c-4f4a-9f0e-5b1d2c3a4e5f';

test.each([
  ['/', '/'],
  [`/cv/${ID}/cennik`, '/cv/:id/cennik'],
  [`/cv/${ID.toUpperCase()}/pricing`, '/cv/:id/pricing'],
  ['/password/reset/abcdefghijklmnopqrstuvwxyz', '/password/reset/:token'],
  ['/oferty-pracy/ksiegowa-krakow', '/oferty-pracy/ksiegowa-krakow'],
  ['/somebody@example.com', '/404'],
])('reports %s as %s', (pathname, reported) => {
  expect(pageLocation(ORIGIN, pathname)).toBe(ORIGIN + reported);
});
