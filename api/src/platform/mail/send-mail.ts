import { type Language, toBcp47 } from '@kreda/document/engine/text/languages';
import { pathIn } from '@kreda/site/routes';
import type { Config } from '../../config.ts';
import { FRAME_TEXTS } from './frame-texts.ts';
import { greetingOf } from './greeting.ts';
import { layOutMail, type MailContent } from './mail-layout.ts';
import type { Mail, Mailer } from './mailer.ts';

export interface SendMailDeps {
  config: Pick<Config, 'site' | 'seller' | 'publicUrl'>;
  mailer: Mailer;
}

interface Recipient {
  email: string;
  /** Missing where no name is known. */
  firstName?: string;
  language: Language;
}

/** Sends a mail in the product's layout, with a greeting and a footer in the recipient's language. @throws Error as `Mailer.send`. */
export async function sendMail(
  { config, mailer }: SendMailDeps,
  content: MailContent,
  { id, to, attachments = [] }: Pick<Mail, 'id' | 'attachments'> & { to: Recipient },
): Promise<void> {
  const { name: siteName, contactMail, colors } = config.site;
  const { seller, publicUrl } = config;
  const { footer, reason, fallback, ...legal } = FRAME_TEXTS[to.language];
  const body = layOutMail(content, {
    greeting: greetingOf(to.language, to.firstName ?? ''),
    fallback,
    footer: [footer(siteName, contactMail), reason, [seller.name, ...seller.address, `NIP ${seller.taxId}`].join(', ')],
    links: (['terms', 'privacy'] as const).map((name) => ({
      label: legal[name],
      url: publicUrl + pathIn(to.language, name),
    })),
    siteName,
    language: to.language,
    colors,
  });
  await mailer.send({
    id,
    to: to.email,
    subject: content.subject,
    language: toBcp47(to.language),
    ...body,
    attachments,
  });
}
