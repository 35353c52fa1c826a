/** Why a mail was not sent, as the operator's desk prints it. Stored with its message, in at most 80 characters. */
export const NOT_SENT = {
  unverified: 'not sent, the address is not verified',
  full: 'not sent, the mailbox has had enough of them today',
  gone: 'not sent, the account or its address is gone',
} as const;

export type NotSent = (typeof NOT_SENT)[keyof typeof NOT_SENT];
