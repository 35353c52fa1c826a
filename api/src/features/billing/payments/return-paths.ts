import { z } from 'zod';

const BASE = 'https://own.invalid';

/** A page of ours: a path, never another site's address. Read as a browser would, which drops tabs and line ends. */
const ownPath = z
  .string()
  .max(2_000)
  .refine(
    (path) => path.startsWith('/') && URL.canParse(path, BASE) && new URL(path, BASE).origin === BASE,
    'a path that begins with one slash',
  );

/** Where a provider's page sends the payer: after paying, and after a change of mind. */
export const returnPathsSchema = z.object({ returnPath: ownPath, cancelPath: ownPath });
