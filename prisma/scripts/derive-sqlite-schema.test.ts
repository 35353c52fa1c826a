import { expect, test } from 'vitest';
import { deriveSqliteSchema } from './derive-sqlite-schema.ts';

const SCHEMA = `generator client {
  output              = "./generated/mysql"
}

datasource db {
  provider = "mysql"
}

model User {
  id    String @id @db.Char(36)
  total Decimal @db.Decimal(10, 2)
  note  String @db.LongText
}
`;

test('changes the provider and the output, and drops native types', () => {
  expect(deriveSqliteSchema(SCHEMA)).toBe(`generator client {
  output              = "./sqlite"
}

datasource db {
  provider = "sqlite"
}

model User {
  id    String @id
  total Decimal
  note  String
}
`);
});

test('refuses what SQLite does not support, and names it', () => {
  expect(() => deriveSqliteSchema('enum State {\n  open\n}')).toThrow('SQLite does not know "enum State"');
  expect(() => deriveSqliteSchema('model A {\n  id Int @id @default(autoincrement())\n}')).toThrow('autoincrement()');
});
