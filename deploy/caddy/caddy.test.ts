import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorAnswerSchema } from '../../api/src/platform/rest/error-answer.ts';
import { compose } from '../compose/compose-file.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const caddyfile = read('Caddyfile');
const page = read('pages/unavailable.html');

describe('what Caddy answers where no API does', () => {
  test('is to programs what an API would say', () => {
    const [, body] = /respond `(.*)` \{http\.error\.status_code\}/.exec(caddyfile)!;
    expect(errorAnswerSchema.parse(JSON.parse(body!))).toMatchObject({ error: { code: 'unavailable' } });
    const [, paths] = /@program path (.*)/.exec(caddyfile)!;
    expect(paths!.split(' ')).toEqual(['/api/*', '/trpc/*', '/webhooks/*', '/healthz', '/readyz']);
  });

  test('says when to come again, and that no API has answered', () => {
    expect(caddyfile).toMatch(/handle_errors \{\s*header \{\s*Retry-After \d+\s/);
    expect(caddyfile).toMatch(/Proxy-Status \w+/);
  });

  test('is to people a page in Polish and English that needs nothing else', () => {
    expect(page).toContain('<html lang="pl">');
    expect(page).toContain('<section lang="en">');
    for (const words of ['Serwis jest chwilowo niedostępny', 'The service is temporarily unavailable'])
      expect(page).toContain(words);
    expect(page).not.toMatch(/https?:|src=|url\(|@import|<script|<link/);
  });

  test('lies where Compose’s proxy looks for it', () => {
    const [, folder] = /\{\$ERROR_PAGES:(\S+)\}/.exec(caddyfile)!;
    expect(compose.services.proxy!.volumes).toContain(`./deploy/caddy/pages:${folder}:ro`);
  });

  test('is asked of no API that says itself that it is unready', () => {
    expect(caddyfile).toMatch(/health_uri \/readyz/);
  });
});
