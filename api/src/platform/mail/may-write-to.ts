/**
 * Whether an account's address gets more than verification links, password resets, and mails about orders and payments: it is verified, or the account is
 * older than the verification of addresses.
 */
export function mayWriteTo(user: { emailVerifiedAt: Date | null; predatesVerification: boolean }): boolean {
  return user.emailVerifiedAt !== null || user.predatesVerification;
}
