import { generateClients } from '../prisma/scripts/generate-clients.ts';
import { buildWeb } from './build-web.ts';
import { endWith } from './failure.ts';

/** Builds what the product needs before it runs: the database clients and the web client. */
try {
  await generateClients();
  await buildWeb();
} catch (error) {
  endWith(error);
}
