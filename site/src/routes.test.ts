import { describe, expect, it } from 'vitest';
import { addAllRouteTitles } from './all-route-titles.ts';
import { OFFERED_LANGUAGES } from './languages.ts';
import { headOf } from './route-titles.ts';
import { matchPath, pathIn, ROUTE_NAMES, ROUTES, routeOf } from './routes.ts';

addAllRouteTitles();

const id = '0b9f6b6e-6f6c-4f4a-9f0e-5b1d2c3a4e5f';
const PARAMS = { id, token: 'Zm9vYmFyYmF6cXV4LXRva2VuLW9mLTQzLWNoYXJhY3Rlcn', slug: 'pierwsze-cv' };

describe('the route table', () => {
  it.each(ROUTE_NAMES)('matches the address of %s to it, in Polish and in English', (name) => {
    for (const language of OFFERED_LANGUAGES) {
      const address = pathIn(language, name, { params: PARAMS });
      const match = matchPath(address);
      expect(match?.name).toBe(name);
      const named = Object.entries(PARAMS).filter(([key]) => ROUTES[name].en.includes(`:${key}`));
      expect(match?.params).toEqual(Object.fromEntries(named));
    }
  });

  it("has the specification's Polish and English paths", () => {
    expect(pathIn('pl', 'stripe-payment', { params: { id } })).toBe(`/cv/${id}/platnosc`);
    expect(pathIn('en', 'stripe-payment', { params: { id } })).toBe(`/cv/${id}/payment`);
    expect(pathIn('pl', 'cv-sections-enabled', { params: { id } })).toBe(`/cv/${id}/kolejonosc-sekcji`);
    expect(pathIn('en', 'cv-software', { params: { id } })).toBe(`/cv/${id}/program-knowledge`);
    expect(pathIn('pl', 'register')).toBe('/rejestracja');
    expect(pathIn('en', 'logout')).toBe('/logout');
  });

  it('has no address twice', () => {
    const addresses = ROUTE_NAMES.flatMap((name) => [...new Set([ROUTES[name].en, ROUTES[name].pl])]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('appends the query without undefined entries', () => {
    expect(pathIn('en', 'register', { query: { uuid: id, action: 'download-cv', next: undefined } })).toBe(
      `/registration?uuid=${id}&action=download-cv`,
    );
  });

  it('refuses an address without its parameter', () => {
    expect(() => pathIn('pl', 'cv-creator')).toThrow(RangeError);
  });

  it('matches no unknown, longer, shorter or malformed path', () => {
    for (const address of [
      '/nowhere',
      '/cv',
      `/cv/${id}`,
      `/cv/${id}/create/more`,
      '/cv//create',
      '/cv/%E0%A4%A/create',
      '/cv/1/create',
      '/blog/Zła nazwa',
      '/blog/a/b',
      '/blog/-',
    ])
      expect(matchPath(address), address).toBeNull();
  });

  it('ignores a trailing slash', () => {
    expect(matchPath('/my-documents/')?.name).toBe('my-documents');
    expect(matchPath('/')?.name).toBe('cv-pick-template');
  });

  it('indexes only public pages, and makes CV pages canonical to their own address', () => {
    const indexable = ROUTE_NAMES.filter((name) => routeOf(name).indexable);
    expect(indexable).toEqual([
      ...['cv-pick-template', 'job-offers', 'job-offer', 'login', 'register', 'remind-password', 'reset-password'],
      ...['terms', 'privacy', 'cookies', 'contact', 'withdrawal'],
    ]);
    for (const name of ROUTE_NAMES)
      expect(routeOf(name).canonical).toBe(routeOf(name).en.startsWith('/cv/') ? 'current' : 'path');
  });

  it('has a title for every screen in every language', () => {
    for (const language of OFFERED_LANGUAGES)
      for (const name of ROUTE_NAMES) expect(headOf(routeOf(name).titleKey, language).title).not.toBe('');
  });
});
