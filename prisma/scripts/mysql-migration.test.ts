import { describe, expect, test } from 'vitest';
import { migrateMysql } from './mysql-migration.ts';
import { readTables } from './mysql-tables.ts';

const HEAD = 'datasource db {\n  provider = "mysql"\n}\n';
const USER = 'model User {\n  id String @id @db.Char(36)\n  posts Post[]\n  @@map("users")\n}\n';
const POST = `model Post {
  id     String  @id @db.Char(36)
  userId String? @db.Char(36)
  title  String  @db.VarChar(80)
  likes  Int     @default(0)
  user   User?   @relation(fields: [userId], references: [id])
  @@index([title])
  @@map("posts")
}
`;
const tables = (models: string) => readTables(HEAD + models);
const BOTH = tables(USER + POST);
const change = (models: string) => migrateMysql(BOTH, tables(models));

test('creates tables first, then the foreign keys between them', () => {
  expect(migrateMysql([], BOTH)).toBe(`-- CreateTable
CREATE TABLE \`users\` (
    \`id\` CHAR(36) NOT NULL,
    PRIMARY KEY (\`id\`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- CreateTable
CREATE TABLE \`posts\` (
    \`id\` CHAR(36) NOT NULL,
    \`userId\` CHAR(36) NULL,
    \`title\` VARCHAR(80) NOT NULL,
    \`likes\` INTEGER NOT NULL DEFAULT 0,
    INDEX \`posts_title_idx\`(\`title\`),
    PRIMARY KEY (\`id\`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- AddForeignKey
ALTER TABLE \`posts\` ADD CONSTRAINT \`posts_userId_fkey\` FOREIGN KEY (\`userId\`) REFERENCES \`users\`(\`id\`) ON DELETE SET NULL ON UPDATE CASCADE;
`);
});

describe('between two schemas', () => {
  test('writes no statement if nothing changed', () => {
    expect(change(USER + POST)).toBe('');
  });

  test('adds, changes and drops columns and indexes of a table in one statement', () => {
    const changed = POST.replace('VarChar(80)', 'VarChar(120)')
      .replace('likes  Int     @default(0)', 'slug String @db.VarChar(40)')
      .replace('@@index([title])', '@@unique([slug])');
    expect(change(USER + changed)).toBe(`-- AlterTable
ALTER TABLE \`posts\`
    DROP INDEX \`posts_title_idx\`,
    DROP COLUMN \`likes\`,
    MODIFY COLUMN \`title\` VARCHAR(120) NOT NULL,
    ADD COLUMN \`slug\` VARCHAR(40) NOT NULL,
    ADD UNIQUE INDEX \`posts_slug_key\`(\`slug\`);
`);
  });

  test('drops the foreign keys to a table before the table', () => {
    expect(change(USER.replace('  posts Post[]\n', ''))).toBe(`-- DropForeignKey
ALTER TABLE \`posts\` DROP FOREIGN KEY \`posts_userId_fkey\`;

-- DropTable
DROP TABLE \`posts\`;
`);
  });

  test('replaces a foreign key whose rule changed', () => {
    const cascading = POST.replace('references: [id])', 'references: [id], onDelete: Cascade)');
    expect(change(USER + cascading)).toMatch(/^-- DropForeignKey[\s\S]*-- AddForeignKey[\s\S]*ON DELETE CASCADE/);
  });

  test('refuses to change a primary key: such a migration is written by hand', () => {
    expect(() =>
      change(
        USER +
          POST.replace('@id @db.Char(36)\n  userId', '@db.Char(36)\n  userId').replace(
            'title  String ',
            'title  String @id ',
          ),
      ),
    ).toThrow('by hand');
  });
});

test('refuses a default that the database would compute', () => {
  expect(() => tables('model A {\n  id String @id @default(uuid())\n}')).toThrow('computed defaults');
});
