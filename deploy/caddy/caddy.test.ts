import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorAnswerSchema } from '../../api/src/platform/rest/error-answer.ts';
import { compose } from '../compose/compose-file.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const caddyfile = read('Caddyfile');
const page = read('pages/unavailable.html');

describe('Caddy’s answer when no API answers', () => {
  test('has the JSON of an API error for programs', () => {
    const [, body] = /respond `(.*)` \{http\.error\.status_code\}/.exec(caddyfile)!;
    expect(errorAnswerSchema.parse(JSON.parse(body!))).toMatchObject({ error: { code: 'unavailable' } });
    const [, paths] = /@program path (.*)/.exec(caddyfile)!;
    expect(paths!.split(' ')).toEqual(['/api/*', '/trpc/*', '/webhooks/*', '/healthz', '/readyz']);
  });

  test('says when to retry, and that no API has answered', () => {
    expect(caddyfile).toMatch(/handle_errors \{\s*header \{\s*Retry-After \d+\s/);
    expect(caddyfile).toMatch(/Proxy-Status \w+/);
  });

  test('is a page in Polish and English for people, without further files', () => {
    expect(page).toContain('<html lang="pl">');
    expect(page).toContain('<section lang="en">');
    for (const words of ['Serwis jest chwilowo niedostępny', 'The service is temporarily unavailable'])
      expect(page).toContain(words);
    expect(page).not.toMatch(/https?:|src=|url\(|@import|<script|<link/);
  });

  test('is in the folder that Compose’s proxy uses', () => {
    const [, folder] = /\{\$ERROR_PAGES:(\S+)\}/.exec(caddyfile)!;
    expect(compose.services.proxy!.volumes).toContain(`./deploy/caddy/pages:${folder}:ro`);
  });

  test('sends no requests to an API whose /readyz fails', () => {
    expect(caddyfile).toMatch(/health_uri \/readyz/);
  });
});
