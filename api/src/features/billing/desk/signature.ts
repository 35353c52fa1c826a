import { z } from 'zod';

/** Who acts at the operator's desk, and for which support ticket. Stored with the audit event, so neither may be personal data. */
export const signatureSchema = z.strictObject({
  /** The operator's short name. */
  operator: z
    .string('--operator or DESK_OPERATOR: your short name')
    .regex(/^[a-z][a-z0-9._-]{1,39}$/, '--operator: 2 to 40 small letters, digits, dots, hyphens'),
  /** The ticket's number. */
  ticket: z
    .string('--ticket: the number of the support ticket')
    .regex(/^[A-Za-z0-9][A-Za-z0-9./#_-]{0,59}$/, '--ticket: a number such as 2026-118, without spaces'),
});

export type Signature = z.infer<typeof signatureSchema>;
