import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PACKAGES } from '../../../../../prisma/seed/packages.ts';
import { openDatabase } from '../../../platform/database.ts';
import { DATABASES } from '../../../testing/databases.ts';
import { seedPackages } from './seed-packages.ts';

const MIGRATIONS = new URL('../../../../../prisma/migrations/', import.meta.url);

test.each(DATABASES)(
  'on $kind, the migration names Word where the seeded line stands, and keeps changed lines',
  async ({ kind, create }) => {
    const path = `${kind.toLowerCase()}/20261126142400_formats-of-packages/migration.sql`;
    const sql = await readFile(new URL(path, MIGRATIONS), 'utf8');
    const database = await create();
    const db = openDatabase(database.url);
    try {
      await seedPackages(db);
      const where = { slug: 'access-14-days' };
      const { texts } = PACKAGES.find(({ slug }) => slug === where.slug)!;
      const [, ...others] = texts.pl.features;
      const { dk } = texts;
      expect.assert(dk);
      const [, ...danish] = dk.features;
      const edited = { ...texts.en, features: ['Download CVs as PDF, and tea'] };
      const before = {
        ...texts,
        en: edited,
        pl: { ...texts.pl, features: ['Pobieranie wszystkich Twoich CV w PDF bez ograniczeń', ...others] },
        dk: { ...dk, features: ["Hent alle dine CV'er som PDF, så ofte du vil", ...danish] },
      };
      await db.package.update({ where, data: { texts: before } });
      for (const statement of sql.split(/;\n/).filter((text) => text.includes('UPDATE')))
        await db.$executeRawUnsafe(statement);
      expect((await db.package.findUniqueOrThrow({ where })).texts).toEqual({ ...texts, en: edited });
    } finally {
      await db.$disconnect();
      await database.drop();
    }
  },
);
