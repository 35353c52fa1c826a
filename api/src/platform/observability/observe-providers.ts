import type { GoogleSignIn } from '../../features/account/google.ts';
import { googleFailureOf } from '../../features/account/google-failure.ts';
import type { OnCall } from '../clients/provider-call.ts';
import { mailFailureOf } from '../mail/mail-failure.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from './metrics.ts';

/** Counts calls of providers by how they ended. */
export function countCalls({ providerCalls }: Metrics): OnCall {
  return (provider, outcome) => providerCalls.inc({ provider, outcome });
}

/** The mailer, counted. */
export function observedMailer(mailer: Mailer, onCall: OnCall): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        onCall('mail', mailFailureOf(error) ?? 'refused');
        throw error;
      }
      onCall('mail', 'ok');
    },
  };
}

/** Signing in with Google, counted. What its caller made up is `refused`, and no fault of Google's. */
export function observedGoogle(google: GoogleSignIn, onCall: OnCall): GoogleSignIn {
  const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    let result: Result;
    try {
      result = await work();
    } catch (error) {
      onCall('google', googleFailureOf(error) ?? 'refused');
      throw error;
    }
    onCall('google', 'ok');
    return result;
  };
  return {
    begin: (query) => counted(() => google.begin(query)),
    finish: (callback, attempt) => counted(() => google.finish(callback, attempt)),
  };
}
