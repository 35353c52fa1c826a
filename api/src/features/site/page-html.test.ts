import { expect, test } from 'vitest';
import { pageHtml } from './page-html.ts';

const INDEX = [
  '<!doctype html>',
  '<html lang="pl"><head><meta name="theme-color" content="#2c3149" /><title>Kreda</title></head>',
  '<body><div id="root"></div></body></html>',
].join('\n');
const HEAD = { status: 200, language: 'en', title: 'Home - Kreda', tags: [] } as const;

test('writes language, title and tags into the page, escaped', () => {
  const html = pageHtml(INDEX, {
    head: {
      ...HEAD,
      title: '<b> & "$&" - Kreda',
      tags: [
        { element: 'meta', attributes: { name: 'description', content: 'Say "yes"' } },
        { element: 'link', attributes: { rel: 'canonical', href: 'https://kreda.example/?a=1&b=2' } },
      ],
    },
    rendered: null,
    scripts: [],
    themeColor: '#123456',
  });
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<meta name="theme-color" content="#123456" />');
  expect(html).toContain('<title>&lt;b&gt; &amp; &quot;$&amp;&quot; - Kreda</title>');
  expect(html).toContain('<meta name="description" content="Say &quot;yes&quot;" data-page />');
  expect(html).toContain('<link rel="canonical" href="https://kreda.example/?a=1&amp;b=2" data-page />');
  expect(html).toContain('<div id="root"></div>');
});

test('writes the rendered content into the root, and the answers so that no text in them ends the script', () => {
  const state = JSON.stringify({ title: '</script><script>alert(1)</script> $& $1' });
  const html = pageHtml(INDEX, {
    head: HEAD,
    rendered: { html: '<h1>$& $1</h1>', state },
    scripts: [],
    themeColor: '#2c3149',
  });
  expect(html).toContain('<div id="root"><h1>$& $1</h1></div>');
  expect(html).not.toContain('<script>alert');
  const [, json] = html.match(/id="page-state">(.*)<\/script>/) ?? [];
  expect(JSON.parse(json!)).toEqual(JSON.parse(state));
});

test('preloads the page’s scripts at once where the browser renders it', () => {
  const html = pageHtml(INDEX, {
    head: HEAD,
    rendered: null,
    scripts: ['/assets/home.js'],
    themeColor: '#2c3149',
  });
  expect(html).toContain('<link rel="modulepreload" href="/assets/home.js" crossorigin />');
});
