/** What mails about an account say, in one language. */
export interface AccountMailTexts {
  welcome: { subject: (site: string) => string; body: readonly string[]; action: string };
  /** The link that verifies an address, in the welcome or alone. */
  verification: { subject: string; body: string; action: string; expires: string; ignore: string };
  passwordReset: { subject: string; body: string; action: string; expires: string; ignore: string };
  passwordChanged: { subject: string; body: string; otherwise: string; action: string };
  googleLinked: { subject: string; body: string; passwordGone: string; otherwise: string; action: string };
  accountDeleted: { subject: (site: string) => string; body: string; invoices: string };
}
