import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A receipt of a company waits for the number of KSeF's sandbox, which takes two rounds of five seconds. */
const WAIT_MS = 40_000;

/** Waits for a mail in the product's outbox folder. @param which whether a mail to the address is the wanted one. */
export async function mailTo(
  dataDir: string,
  address: string,
  which: (mail: Email) => boolean = () => true,
): Promise<Email> {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    for (const mail of await readOutbox(join(dataDir, 'outbox'))) {
      if (mail.to?.some((to) => to.address === address) && which(mail)) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No such mail to ${address} within ${WAIT_MS / 1000} s`);
}

async function readOutbox(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
