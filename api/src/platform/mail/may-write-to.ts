/**
 * Whether an account's address gets more than verification links, receipts and password resets: it is verified, or the account is
 * older than the verification of addresses.
 */
export function mayWriteTo(user: { emailVerifiedAt: Date | null; predatesVerification: boolean }): boolean {
  return user.emailVerifiedAt !== null || user.predatesVerification;
}
