import { readBooks } from './books.ts';
import { checkAccess, checkPeriods } from './check-access.ts';
import { checkDocuments } from './check-documents.ts';
import { checkMails } from './check-mails.ts';
import { checkCharges, checkMoney } from './check-money.ts';
import { sumUp } from './sum-up.ts';
import { count, type Year } from './year.ts';

/** Checks everything that has to hold at any time; at the year's end, that nothing is left over too. */
export async function checkYear(year: Year, { isEnd }: { isEnd: boolean }): Promise<void> {
  const books = await readBooks(year.paying);
  await checkMoney(year, books);
  await checkCharges(year, books);
  await checkAccess(year, books);
  await checkPeriods(year, books);
  await checkMails(year);
  await checkDocuments(year, { isEnd });
  if (isEnd) await sumUp(year, books);
  count(year, 'checks');
}
