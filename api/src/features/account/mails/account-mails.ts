import type { Language } from '@kreda/document/engine/text/languages';
import { isOffered } from '@kreda/site/languages';
import { pathIn, type RouteName } from '@kreda/site/routes';
import type { Config } from '../../../config.ts';
import type { MailContent } from '../../../platform/mail/mail-layout.ts';
import { claimMailboxPlace, type MailboxDeps, type MailCategory } from '../../../platform/mail/mailbox-limits.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mayWriteTo } from '../../../platform/mail/may-write-to.ts';
import { NOT_SENT, type NotSent } from '../../../platform/mail/not-sent.ts';
import { type SendMailDeps, sendMail } from '../../../platform/mail/send-mail.ts';
import type { OutboxHandlers } from '../../../platform/outbox/worker.ts';
import { issueEmailVerification } from '../issue-email-verification.ts';
import { issuePasswordReset } from '../issue-password-reset.ts';
import { findUserByEmail, findUserById, type StoredUser } from '../repo.ts';
import { ACCOUNT_MAIL_TEXTS } from './account-mail-texts.ts';
import type { AccountMailTexts } from './messages/messages.ts';

export interface AccountMailDeps extends MailboxDeps {
  config: SendMailDeps['config'] & Pick<Config, 'mailboxKey'>;
  mailer: Mailer;
}

type AccountMails = Pick<
  OutboxHandlers,
  | 'mail.welcome'
  | 'mail.verify-address'
  | 'mail.password-reset'
  | 'mail.password-changed'
  | 'mail.google-linked'
  | 'mail.account-deleted'
>;

interface Recipient {
  email: string;
  firstName: string;
  language: Language;
}

const WELCOME: MailCategory = { limit: 'general', topic: 'welcome' };
/** The link that verifies an e-mail address, in the welcome or alone. Somebody else may have registered the address. */
const VERIFICATION: MailCategory = { limit: 'general', topic: 'verification', perTopic: 4 };
const RESET: MailCategory = { limit: 'reset', topic: 'password-reset' };
/** Each link is valid for an hour. So the owner has a valid link or can request one, however many requests others make. */
const OWNER_RESET_SPACING = { free: 6, everyMs: 50 * 60_000 };
// A few are enough, and leave places for other mails.
const PASSWORD_CHANGED: MailCategory = { limit: 'general', topic: 'password-changed', perTopic: 3 };
const GOOGLE_LINKED: MailCategory = { limit: 'general', topic: 'google-linked', perTopic: 2 };
const DELETED: MailCategory = { limit: 'general', topic: 'account-deleted', perTopic: 2 };

/**
 * Sends the mails about an account in its owner's language. Mails about a deleted account are not sent. An e-mail address that is not
 * verified gets only the link that verifies it and password resets.
 */
export function accountMails(deps: AccountMailDeps): AccountMails {
  const { db, config } = deps;
  const site = config.site.name;
  const link = (language: Language, route: RouteName, params: Record<string, string> = {}) =>
    config.publicUrl + pathIn(language, route, { params });

  const send = (id: string, to: Recipient, write: (texts: AccountMailTexts) => MailContent) =>
    sendMail(deps, write(ACCOUNT_MAIL_TEXTS[to.language]), { id, to });

  async function sendToOwner(
    id: string,
    { userId, sort }: { userId: string; sort: MailCategory },
    write: (texts: AccountMailTexts, language: Language) => MailContent,
  ): Promise<NotSent | undefined> {
    const user = await findUserById(db, userId);
    if (!user) return NOT_SENT.gone;
    if (!mayWriteTo(user)) return NOT_SENT.unverified;
    if (!(await claimMailboxPlace(deps, { ...sort, id, to: user.email }))) return NOT_SENT.full;
    const language = languageOf(user.language, config.site.language);
    await send(id, { ...user, language }, (texts) => write(texts, language));
    return;
  }

  /** The link that verifies the account's address, after the paragraphs and under the subject that come with it. */
  async function sendVerification(
    id: string,
    user: StoredUser,
    write: (texts: AccountMailTexts) => Pick<MailContent, 'subject' | 'paragraphs'>,
  ): Promise<NotSent | undefined> {
    if (!(await claimMailboxPlace(deps, { ...VERIFICATION, id, to: user.email }))) return NOT_SENT.full;
    const token = await issueEmailVerification(deps, user.id);
    const language = languageOf(user.language, config.site.language);
    await send(id, { ...user, language }, (texts) => {
      const { subject, paragraphs } = write(texts);
      const { body, action, expires, ignore } = texts.verification;
      return {
        subject,
        paragraphs: [...paragraphs, body],
        action: { label: action, url: link(language, 'verify-email', { token }) },
        notes: [expires, ignore],
      };
    });
    return;
  }

  return {
    'mail.welcome': async ({ userId }, { id }) => {
      const user = await findUserById(db, userId);
      if (!user) return NOT_SENT.gone;
      if (!mayWriteTo(user)) {
        return sendVerification(id, user, ({ welcome }) => ({
          subject: welcome.subject(site),
          paragraphs: welcome.body,
        }));
      }
      return sendToOwner(id, { userId, sort: WELCOME }, ({ welcome }, language) => ({
        subject: welcome.subject(site),
        paragraphs: welcome.body,
        action: { label: welcome.action, url: link(language, 'my-documents') },
      }));
    },

    'mail.verify-address': async ({ userId }, { id }) => {
      const user = await findUserById(db, userId);
      if (!user) return NOT_SENT.gone;
      // Verified meanwhile: the link is not needed.
      if (mayWriteTo(user)) return;
      return sendVerification(id, user, ({ verification }) => ({ subject: verification.subject, paragraphs: [] }));
    },

    'mail.password-reset': async ({ email, language: asked }, { id }) => {
      const user = await findUserByEmail(db, email);
      if (!user) return NOT_SENT.gone;
      if (!(await claimMailboxPlace(deps, { ...resetSort(user), id, to: user.email }))) return NOT_SENT.full;
      const token = await issuePasswordReset(deps, user.id);
      const language = languageOf(asked, config.site.language);
      await send(id, { ...user, language }, ({ passwordReset }) => ({
        subject: passwordReset.subject,
        paragraphs: [passwordReset.body],
        action: { label: passwordReset.action, url: link(language, 'reset-password', { token }) },
        notes: [passwordReset.expires, passwordReset.ignore],
      }));
      return;
    },

    'mail.password-changed': ({ userId }, { id }) =>
      sendToOwner(id, { userId, sort: PASSWORD_CHANGED }, ({ passwordChanged }, language) => ({
        subject: passwordChanged.subject,
        paragraphs: [passwordChanged.body, passwordChanged.otherwise],
        action: { label: passwordChanged.action, url: link(language, 'remind-password') },
      })),

    'mail.google-linked': ({ userId, isPasswordGone }, { id }) =>
      sendToOwner(id, { userId, sort: GOOGLE_LINKED }, ({ googleLinked }, language) => ({
        subject: googleLinked.subject,
        paragraphs: [googleLinked.body, ...(isPasswordGone ? [googleLinked.passwordGone] : []), googleLinked.otherwise],
        action: { label: googleLinked.action, url: link(language, 'account') },
      })),

    'mail.account-deleted': async ({ language, ...person }, { id }) => {
      if (!(await claimMailboxPlace(deps, { ...DELETED, id, to: person.email }))) return NOT_SENT.full;
      await send(id, { ...person, language: languageOf(language, config.site.language) }, ({ accountDeleted }) => ({
        subject: accountDeleted.subject(site),
        paragraphs: [accountDeleted.body, accountDeleted.invoices],
      }));
      return;
    },
  };
}

function resetSort(user: StoredUser): MailCategory {
  if (!mayWriteTo(user)) return RESET;
  return { limit: 'owner-reset', topic: `password-reset ${user.id}`, spacing: OWNER_RESET_SPACING };
}

function languageOf(stored: string, site: Language): Language {
  return isOffered(stored) ? stored : site;
}
