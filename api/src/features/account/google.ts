import * as openid from 'openid-client';
import { z } from 'zod';
import type { Config } from '../../config.ts';

/** The person whom Google identified. */
export interface GoogleProfile {
  /** Google's own id of the person. It stays when the address changes. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** What a browser keeps in a cookie between leaving for Google and coming back. It is of no use to anybody else. */
export const signInAttemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The query of the page that the sign-in started from. */
  query: z.string(),
});
export type SignInAttempt = z.output<typeof signInAttemptSchema>;

/** Google did not identify the person, or its answer cannot be trusted. The message is for our log. */
export class GoogleRefusal extends Error {
  override readonly name = 'GoogleRefusal';
}

/** Signing in at Google, or at any provider that speaks OpenID Connect. */
export interface GoogleSignIn {
  /** The address to send the browser to, and what the browser has to keep. */
  begin(query: string): Promise<{ url: string; attempt: SignInAttempt }>;
  /**
   * Identifies the person from the address that the browser came back to.
   *
   * @throws {GoogleRefusal} when the sign-in was declined, forged or too late, or the e-mail address is not verified.
   */
  finish(callback: URL, attempt: SignInAttempt): Promise<GoogleProfile>;
}

const TIMEOUT_S = 10;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  // An unverified address does not prove whose account it is.
  email_verified: z.literal(true),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/** The address that the browser comes back to. */
export const GOOGLE_CALLBACK = '/auth/google/callback';

/** Signs in by the authorization code flow with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636, RFC 9700). */
export function createGoogleSignIn({ issuer, clientId, clientSecret }: GoogleConfig, publicUrl: string): GoogleSignIn {
  const redirectUri = publicUrl + GOOGLE_CALLBACK;
  let known: Promise<openid.Configuration> | null = null;
  // Discovered when first needed, so that the product starts while Google is away. A failure is not cached.
  const configuration = () => {
    known ??= discover({ issuer, clientId, clientSecret }).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
  return {
    async begin(query) {
      const attempt = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
        query,
      };
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url: url.href, attempt };
    },

    async finish(callback, { state, nonce, codeVerifier }) {
      try {
        const config = await configuration();
        const tokens = await openid.authorizationCodeGrant(config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        return profileOf(claimsSchema.parse(tokens.claims()));
      } catch (cause) {
        throw new GoogleRefusal(cause instanceof Error ? cause.message : String(cause), { cause });
      }
    },
  };
}

type GoogleConfig = NonNullable<Config['google']>;

function discover({ issuer, clientId, clientSecret }: GoogleConfig): Promise<openid.Configuration> {
  const isLocal = issuer.startsWith('http:');
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    // Checks the token's signature too, and not only the TLS connection. Plain http is for the sandbox alone.
    execute: [openid.enableNonRepudiationChecks, ...(isLocal ? [openid.allowInsecureRequests] : [])],
  });
}

function profileOf({ sub, email, name = '', given_name, family_name }: z.output<typeof claimsSchema>): GoogleProfile {
  const [first = '', ...others] = name.split(' ');
  return {
    subject: sub,
    email: email.toLowerCase(),
    firstName: cleanName(given_name ?? first) || cleanName(email.split('@')[0]!),
    lastName: cleanName(family_name ?? others.join(' ')),
  };
}

/** Drops characters that cannot be printed, and cuts the name to what can be stored. */
function cleanName(name: string): string {
  return name
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, 100);
}
