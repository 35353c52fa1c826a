import { type Language, toBcp47 } from '@kreda/document/model/languages';
import type { FastifyBaseLogger } from 'fastify';
import { pathIn, type RouteName } from '../../../web/src/app/routes.ts';
import { isOffered } from '../../../web/src/i18n/language.ts';
import { issuePasswordReset } from '../account/issue-password-reset.ts';
import { findUserById } from '../account/repo.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { OutboxHandlers } from '../outbox/worker.ts';
import { type Letter, writeLetter } from './letter.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';
import type { MailMessages } from './messages/messages.ts';

export interface AccountMailDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  config: Pick<Config, 'site' | 'publicUrl'>;
  mailer: Mailer;
}

type AccountMails = Pick<
  OutboxHandlers,
  'mail.welcome' | 'mail.password-reset' | 'mail.password-changed' | 'mail.google-linked' | 'mail.account-deleted'
>;

interface Recipient {
  email: string;
  firstName: string;
  language: Language;
}

/** Writes and sends the mails about an account, in its owner's language. One about an account that is gone is not sent. */
export function accountMails(deps: AccountMailDeps): AccountMails {
  const { db, config } = deps;
  const { name: site, contactMail, colors } = config.site;
  const link = (language: Language, route: RouteName, params: Record<string, string> = {}) =>
    config.publicUrl + pathIn(language, route, { params });

  async function send(id: string, to: Recipient, write: (texts: MailMessages) => Omit<Letter, 'greeting'>) {
    const texts = MAIL_TEXTS[to.language];
    const letter = { greeting: greetingOf(texts, to.firstName), ...write(texts) };
    const language = toBcp47(to.language);
    const footer = texts.footer(site, contactMail);
    const written = writeLetter(letter, { siteName: site, language, colors, footer });
    await deps.mailer.send({ id, to: to.email, subject: letter.subject, language, ...written });
  }

  async function sendToUser(
    id: string,
    userId: string,
    write: (texts: MailMessages, language: Language) => Omit<Letter, 'greeting'>,
  ) {
    const user = await findUserById(db, userId);
    if (!user) return;
    const language = languageOf(user.language, config.site.language);
    await send(id, { ...user, language }, (texts) => write(texts, language));
  }

  return {
    'mail.welcome': ({ userId }, { id }) =>
      sendToUser(id, userId, ({ welcome }, language) => ({
        subject: welcome.subject(site),
        paragraphs: welcome.body,
        action: { label: welcome.action, url: link(language, 'my-documents') },
      })),

    'mail.password-reset': async ({ email, language: asked }, { id }) => {
      const issued = await issuePasswordReset(deps, email);
      if (!issued) return;
      const language = languageOf(asked, config.site.language);
      await send(id, { ...issued.user, language }, ({ passwordReset }) => ({
        subject: passwordReset.subject,
        paragraphs: [passwordReset.body],
        action: { label: passwordReset.action, url: link(language, 'reset-password', { token: issued.token }) },
        notes: [passwordReset.expires, passwordReset.ignore],
      }));
    },

    'mail.password-changed': ({ userId }, { id }) =>
      sendToUser(id, userId, ({ passwordChanged }, language) => ({
        subject: passwordChanged.subject,
        paragraphs: [passwordChanged.body, passwordChanged.otherwise],
        action: { label: passwordChanged.action, url: link(language, 'remind-password') },
      })),

    'mail.google-linked': ({ userId, isPasswordGone }, { id }) =>
      sendToUser(id, userId, ({ googleLinked }, language) => ({
        subject: googleLinked.subject,
        paragraphs: [googleLinked.body, ...(isPasswordGone ? [googleLinked.passwordGone] : []), googleLinked.otherwise],
        action: { label: googleLinked.action, url: link(language, 'account') },
      })),

    'mail.account-deleted': ({ language, ...person }, { id }) =>
      send(id, { ...person, language: languageOf(language, config.site.language) }, ({ accountDeleted }) => ({
        subject: accountDeleted.subject(site),
        paragraphs: [accountDeleted.body, accountDeleted.invoices],
      })),
  };
}

/**
 * The greeting, without a name that is none: anybody can register somebody else's address, and our mail must not carry their
 * words or links to it.
 */
function greetingOf({ greeting }: MailMessages, firstName: string): string {
  if (/^[\p{L}\p{M}'’ -]{1,40}$/u.test(firstName)) return greeting(firstName);
  return greeting('').replace(/[\s,]+([!:,])$/, '$1');
}

function languageOf(stored: string, site: Language): Language {
  return isOffered(stored) ? stored : site;
}
