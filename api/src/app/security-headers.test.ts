import { expect, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { pageSources } from '../features/billing/providers/page-sources.ts';
import { securityHeaders } from '../platform/rest/security-headers.ts';
import { PRODUCTION_SETTINGS } from '../testing/production-settings.ts';

function headersOf(config: Config): Map<string, string> {
  return securityHeaders(config, { inlineScripts: [], payment: pageSources(config) });
}

function directive(config: Config, name: string): string[] {
  const directives = headersOf(config).get('content-security-policy')!.split(';');
  return directives.map((text) => text.split(' ')).find(([first]) => first === name)!;
}

const LIVE = readConfig(PRODUCTION_SETTINGS);
const SANDBOX = readConfig({});

test('in production, pages load Stripe’s script and frames from its domain and its subdomains, and post no form to it', () => {
  expect(directive(LIVE, 'script-src')).toEqual([
    'script-src',
    "'self'",
    "'wasm-unsafe-eval'",
    'https://js.stripe.com',
    'https://*.js.stripe.com',
  ]);
  expect(directive(LIVE, 'frame-src')).toEqual([
    'frame-src',
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
  ]);
  expect(directive(LIVE, 'connect-src')).toEqual(['connect-src', "'self'", 'https://api.stripe.com']);
  expect(directive(LIVE, 'form-action')).toEqual(['form-action', "'self'"]);
});

test('in production, Stripe’s frames may open wallets, and let a bank ask for a passkey', () => {
  const policy = headersOf(LIVE).get('permissions-policy');
  expect(policy).toContain('payment=(self "https://js.stripe.com" "https://*.js.stripe.com")');
  expect(policy).toContain(
    'publickey-credentials-get=(self "https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com")',
  );
  // A wallet that opens a window of its own answers to the page that opened it.
  expect(headersOf(LIVE).get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});

test('with the sandbox, pages load nothing of Stripe’s, and no page may ask for a passkey', () => {
  expect([...headersOf(SANDBOX).values()].join(' ')).not.toContain('stripe.com');
  expect(headersOf(SANDBOX).get('permissions-policy')).toContain('publickey-credentials-get=()');
});
