import { expect, test } from 'vitest';
import { injectHead, pageHead } from './page-head.ts';

const SITE = { origin: 'https://kreda.example', name: 'Kreda', language: 'pl' };
const UUID = 'b2f5b0de-6f0c-4a53-8a9e-9a2d7b1c3e4f';
const HTML =
  '<!doctype html>\n<html lang="pl">\n  <head>\n    <title>Kreda</title>\n  </head>\n  <body></body>\n</html>';
const head = (url: string, chosenLanguage?: string) => pageHead({ url, chosenLanguage }, SITE);

test('titles a page with the name of the site, and names its own path as canonical', () => {
  expect(head('/logowanie?next=1')).toMatchObject({
    status: 200,
    language: 'pl',
    title: expect.stringMatching(/ - Kreda$/),
    canonical: 'https://kreda.example/logowanie',
    isIndexable: true,
  });
});

test('finds a page by either slug, and names the path of the chosen language as canonical', () => {
  expect(head('/login')).toMatchObject({ status: 200, canonical: 'https://kreda.example/logowanie' });
  expect(head('/logowanie', 'en')).toMatchObject({ language: 'en', canonical: 'https://kreda.example/login' });
});

test('keeps a generator page out of search engines, with the current address as canonical', () => {
  expect(head(`/cv/${UUID}/cennik?action=x`)).toMatchObject({
    status: 200,
    canonical: `https://kreda.example/cv/${UUID}/cennik?action=x`,
    isIndexable: false,
  });
});

test('answers an unknown address with 404, not indexed', () => {
  expect(head('/no/such/page')).toEqual({
    status: 404,
    language: 'pl',
    title: '404 Error - Kreda',
    description: null,
    canonical: null,
    isIndexable: false,
  });
});

test('does not believe a language cookie that names no language', () => {
  expect(head('/', '"><script>').language).toBe('pl');
});

test('writes title, description, canonical link and robots into the page, escaped', () => {
  const html = injectHead(HTML, {
    status: 200,
    language: 'en',
    title: '<b> & "$&" - Kreda',
    description: 'Say "yes"',
    canonical: 'https://kreda.example/?a=1&b=2',
    isIndexable: false,
  });
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>&lt;b&gt; &amp; &quot;$&amp;&quot; - Kreda</title>');
  expect(html).toContain('<meta name="description" content="Say &quot;yes&quot;" />');
  expect(html).toContain('<link rel="canonical" href="https://kreda.example/?a=1&amp;b=2" />');
  expect(html).toContain('<meta name="robots" content="noindex" />');
});
