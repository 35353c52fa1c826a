import { z } from 'zod';

/** A page of ours: a path, never another site's address. */
const ownPath = z
  .string()
  .max(2_000)
  .regex(/^\/(?![/\\])/, 'a path that begins with one slash');

/** Where a provider's page sends the payer: after paying, and after a change of mind. */
export const returnPathsSchema = z.object({ returnPath: ownPath, cancelPath: ownPath });
