import { isDeepStrictEqual } from 'node:util';
import type { Column, ForeignKey, Index, Table } from './mysql-tables.ts';

/**
 * The statements that turn one set of tables into another. A renamed column is dropped and added: to rename it, edit the
 * file.
 */
export function migrateMysql(before: Table[], after: Table[]): string {
  const old = new Map(before.map((table) => [table.name, table]));
  const kept = after.flatMap((table) => {
    const previous = old.get(table.name);
    return previous ? [{ previous, table }] : [];
  });
  const added = after.filter((table) => !old.has(table.name));
  const dropped = before.filter((table) => !after.some(({ name }) => name === table.name));

  // Foreign keys are dropped first and added last, so that no statement changes a table or an index that one still needs.
  return [
    ...kept.flatMap(({ previous, table }) =>
      dropForeignKeys(table.name, lost(previous.foreignKeys, table.foreignKeys)),
    ),
    ...dropped.flatMap((table) => dropForeignKeys(table.name, table.foreignKeys)),
    ...dropped.map((table) => `-- DropTable\nDROP TABLE ${quote(table.name)};\n`),
    ...added.map(createTable),
    ...kept.flatMap(({ previous, table }) => alterTable(previous, table)),
    ...added.flatMap((table) => addForeignKeys(table.name, table.foreignKeys)),
    ...kept.flatMap(({ previous, table }) => addForeignKeys(table.name, lost(table.foreignKeys, previous.foreignKeys))),
  ].join('\n');
}

function createTable({ name, columns, primaryKey, indexes }: Table): string {
  const lines = [
    ...columns.map((column) => `${quote(column.name)} ${column.definition}`),
    ...indexes.map((index) => `${index.isUnique ? 'UNIQUE ' : ''}INDEX ${quote(index.name)}(${list(index.columns)})`),
    `PRIMARY KEY (${list(primaryKey)})`,
  ];
  // Compare byte by byte, as SQLite does: an address with an accent is a different address.
  const options = 'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
  return `-- CreateTable\nCREATE TABLE ${quote(name)} (\n    ${lines.join(',\n    ')}\n) ${options};\n`;
}

function alterTable(previous: Table, table: Table): string[] {
  if (!isDeepStrictEqual(previous.primaryKey, table.primaryKey)) {
    throw new Error(`${table.name}: a primary key that changes is migrated by hand`);
  }
  const changes = [
    ...lost(previous.indexes, table.indexes).map((index: Index) => `DROP INDEX ${quote(index.name)}`),
    ...columnChanges(previous.columns, table.columns),
    ...lost(table.indexes, previous.indexes).map(
      (index: Index) => `ADD ${index.isUnique ? 'UNIQUE ' : ''}INDEX ${quote(index.name)}(${list(index.columns)})`,
    ),
  ];
  if (changes.length === 0) return [];
  return [`-- AlterTable\nALTER TABLE ${quote(table.name)}\n    ${changes.join(',\n    ')};\n`];
}

function columnChanges(before: Column[], after: Column[]): string[] {
  const old = new Map(before.map((column) => [column.name, column.definition]));
  return [
    ...before
      .filter((column) => !after.some(({ name }) => name === column.name))
      .map((column) => `DROP COLUMN ${quote(column.name)}`),
    ...after
      .filter((column) => old.get(column.name) !== column.definition)
      .map((column) => `${old.has(column.name) ? 'MODIFY' : 'ADD'} COLUMN ${quote(column.name)} ${column.definition}`),
  ];
}

function dropForeignKeys(table: string, keys: ForeignKey[]): string[] {
  return keys.map((key) => `-- DropForeignKey\nALTER TABLE ${quote(table)} DROP FOREIGN KEY ${quote(key.name)};\n`);
}

function addForeignKeys(table: string, keys: ForeignKey[]): string[] {
  return keys.map((key) => {
    const target = `${quote(key.table)}(${list(key.references)}) ON DELETE ${key.onDelete} ON UPDATE ${key.onUpdate}`;
    const constraint = `CONSTRAINT ${quote(key.name)} FOREIGN KEY (${list(key.columns)}) REFERENCES ${target}`;
    return `-- AddForeignKey\nALTER TABLE ${quote(table)} ADD ${constraint};\n`;
  });
}

/** The items of `before` that are missing or different in `after`. */
function lost<T>(before: T[], after: T[]): T[] {
  return before.filter((item) => !after.some((other) => isDeepStrictEqual(item, other)));
}

function quote(name: string): string {
  return `\`${name}\``;
}

function list(names: string[]): string {
  return names.map(quote).join(', ');
}
