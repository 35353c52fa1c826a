import type { Database } from '../database.ts';

/** A mail's place among the mails of a mailbox on a day. */
interface Place {
  /** The message's id. */
  id: string;
  mailbox: string;
  /** ISO date. */
  day: string;
  bound: string;
  topic: string;
  /** The number within its day and `bound`, from 1. */
  place: number;
}

export async function hasPlace(db: Database, id: string): Promise<boolean> {
  return (await db.mailboxPlace.count({ where: { id } })) > 0;
}

/** The claimed places of a mailbox on a day. */
export function findPlaces(db: Database, { mailbox, day, bound }: Pick<Place, 'mailbox' | 'day' | 'bound'>) {
  return db.mailboxPlace.findMany({
    where: { mailbox, day, bound },
    select: { topic: true, place: true, createdAt: true },
  });
}

/** @throws a unique violation when the place is claimed already. */
export async function insertPlace(db: Database, place: Place, now: Date): Promise<void> {
  await db.mailboxPlace.create({ data: { ...place, createdAt: now } });
}

export async function deletePlaces(db: Database, takenBefore: Date): Promise<void> {
  await db.mailboxPlace.deleteMany({ where: { createdAt: { lte: takenBefore } } });
}
