import { generateClients } from '../prisma/scripts/generate-clients.ts';
import { buildWeb } from './build-web.ts';
import { endWith } from './failure.ts';

/** Makes what is made before the product runs: the database's clients and the built web client. */
try {
  await generateClients();
  await buildWeb();
} catch (error) {
  endWith(error);
}
