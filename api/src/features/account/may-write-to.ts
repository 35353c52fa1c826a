/**
 * Whether an account's address gets more than the link that verifies it, receipts and password resets: it was shown to be the
 * person's, or the account is from before addresses were verified.
 */
export function mayWriteTo(user: { emailVerifiedAt: Date | null; predatesVerification: boolean }): boolean {
  return user.emailVerifiedAt !== null || user.predatesVerification;
}
