import { z } from 'zod';

const BASE = 'https://own.invalid';

/** A path on this site, never an address of another site. Parsed as browsers do, which drop tabs and line ends. */
const ownPath = z
  .string()
  .max(2_000)
  .refine(
    (path) => path.startsWith('/') && URL.canParse(path, BASE) && new URL(path, BASE).origin === BASE,
    'a path that begins with one slash',
  );

/** Where a provider's page sends the buyer back to: after paying, and after cancelling. */
export const returnPathsSchema = z.object({ returnPath: ownPath, cancelPath: ownPath });
