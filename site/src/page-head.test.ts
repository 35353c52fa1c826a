import { expect, it } from 'vitest';
import { addAllRouteTitles } from './all-route-titles.ts';
import type { SiteLanguage } from './languages.ts';
import { type PageEntry, type PageHead, pageHead } from './page-head.ts';

addAllRouteTitles();

const ORIGIN = 'https://kreda.example';
const UUID = '0b9f6b6e-6f6c-4f4a-9f0e-5b1d2c3a4e5f';
const ALONE = { name: 'Kreda', languageSites: {} };

function head(path: string, language: SiteLanguage = 'pl', entry?: PageEntry): PageHead {
  return pageHead({ address: new URL(ORIGIN + path), language, entry }, ALONE);
}

/** The values of tags by name. If a name is repeated, the last one counts. */
function tagsOf({ tags }: Pick<PageHead, 'tags'>): Record<string, string> {
  return Object.fromEntries(
    tags.map(({ attributes }) => [
      attributes.hreflang ?? attributes.name ?? attributes.property ?? attributes.rel,
      attributes.content ?? attributes.href,
    ]),
  );
}

it('joins title and site name', () => {
  expect(head('/moje-dokumenty').title).toBe('Moje dokumenty - Kreda');
});

it("names the active language's path as canonical, whichever slug was visited", () => {
  expect(tagsOf(head('/login?next=%2F')).canonical).toBe(`${ORIGIN}/logowanie`);
  expect(tagsOf(head('/logowanie', 'en')).canonical).toBe(`${ORIGIN}/login`);
});

it('keeps generator pages canonical to the current address and out of the index', () => {
  const tags = tagsOf(head(`/cv/${UUID}/kreuj?x=1`));
  expect(tags).toEqual({ canonical: `${ORIGIN}/cv/${UUID}/kreuj?x=1`, robots: 'noindex' });
});

it('gives unknown pages the title 404 Error, no canonical link and noindex', () => {
  const unknown = head('/nowhere');
  expect(unknown).toMatchObject({ status: 404, title: '404 Error - Kreda' });
  expect(tagsOf(unknown)).toEqual({ robots: 'noindex' });
});

it('answers a removed entry by 410 and the title of its route', () => {
  const gone = head('/oferty-pracy/some-offer', 'pl', { state: 'gone' });
  expect(gone).toMatchObject({ status: 410, title: 'Oferta pracy - Kreda' });
  expect(tagsOf(gone)).toEqual({ robots: 'noindex' });
});

it("uses the entry's own title and description", () => {
  const offer = head('/oferty-pracy/some-offer', 'pl', {
    state: 'there',
    title: 'Baker, Bread Ltd',
    description: 'We bake.',
  });
  expect(offer).toMatchObject({ status: 200, title: 'Baker, Bread Ltd - Kreda' });
  expect(tagsOf(offer)).toMatchObject({ description: 'We bake.', 'og:title': 'Baker, Bread Ltd' });
});

it('gives public pages Open Graph tags with the picture of their language', () => {
  expect(tagsOf(head('/', 'cz'))).toMatchObject({
    'og:site_name': 'Kreda',
    'og:url': `${ORIGIN}/`,
    'og:locale': 'cs_CZ',
    'og:image': `${ORIGIN}/open-graph/cz.png`,
    'twitter:card': 'summary_large_image',
  });
  expect(Object.keys(tagsOf(head('/konto')))).not.toContain('og:title');
});

it('links to the sites of other languages, each by its own path', () => {
  const languageSites = { en: 'https://en.kreda.example', de: 'https://de.kreda.example', pl: ORIGIN };
  const site = { name: 'Kreda', languageSites };
  const terms = tagsOf(pageHead({ address: new URL(`${ORIGIN}/regulamin`), language: 'pl' }, site));
  expect(terms).toMatchObject({
    en: 'https://en.kreda.example/terms',
    de: 'https://de.kreda.example/terms',
    pl: `${ORIGIN}/regulamin`,
    'x-default': 'https://en.kreda.example/terms',
  });
  // A job offer exists only on the site that imported it.
  const offer = { address: new URL(`${ORIGIN}/oferty-pracy/some-offer`), language: 'pl' as const };
  expect(tagsOf(pageHead(offer, site))).not.toHaveProperty('en');
  expect(tagsOf(head('/regulamin'))).not.toHaveProperty('x-default');
});
