/**
 * The SQLite schema of a MySQL one: the provider changes, native types go, and the client is written beside MySQL's.
 *
 * @throws {Error} when the schema says something that SQLite cannot hold.
 */
export function deriveSqliteSchema(mysqlSchema: string): string {
  const unportable = /^enum \w+|\bautoincrement\(\)|^\s+\w+\s+\w+\[\](?=.*@default)|@@fulltext/m.exec(mysqlSchema);
  if (unportable) throw new Error(`prisma/schema.prisma: SQLite does not know "${unportable[0].trim()}"`);
  return mysqlSchema
    .replace('provider = "mysql"', 'provider = "sqlite"')
    .replace('output              = "./generated/mysql"', 'output              = "./sqlite"')
    .replace(/ @db\.\w+(\([\d, ]*\))?/g, '');
}
