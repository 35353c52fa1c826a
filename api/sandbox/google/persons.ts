import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Somebody that one can be at the sandbox. */
export const personSchema = z.object({
  email: z.email(),
  firstName: z.string().max(100),
  lastName: z.string().max(100).default(''),
  /** A browser's checkbox: there or not. */
  isVerified: z
    .string()
    .optional()
    .transform((value) => value !== undefined),
});
export type Person = z.output<typeof personSchema>;

export const PERSONS: readonly Person[] = [
  { email: 'anna.nowak@gmail.example', firstName: 'Anna', lastName: 'Nowak', isVerified: true },
  { email: 'jan.kowalski@gmail.example', firstName: 'Jan', lastName: 'Kowalski', isVerified: true },
  { email: 'niepotwierdzona@poczta.example', firstName: 'Ewa', lastName: 'Zielińska', isVerified: false },
];

/** The same person has the same subject after a restart: 21 digits, as Google's. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return BigInt(`0x${digest}`).toString().slice(0, 21);
}
