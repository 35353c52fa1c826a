import type { OnCall } from '../clients/provider-call.ts';
import { mailFailureOf } from '../mail/mail-failure.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from './metrics.ts';

/** Counts calls of providers by their outcome. */
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
