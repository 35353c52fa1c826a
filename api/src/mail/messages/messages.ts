/** What mails say, in one language. */
export interface MailMessages {
  greeting: (firstName: string) => string;
  footer: (site: string, contactMail: string) => string;
  welcome: { subject: (site: string) => string; body: readonly string[]; action: string };
  passwordReset: { subject: string; body: string; action: string; expires: string; ignore: string };
  passwordChanged: { subject: string; body: string; otherwise: string; action: string };
  googleLinked: { subject: string; body: string; passwordGone: string; otherwise: string; action: string };
  accountDeleted: { subject: (site: string) => string; body: string; invoices: string };
}
