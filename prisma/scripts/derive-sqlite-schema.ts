/**
 * Derives the SQLite schema from the MySQL schema: another provider, no native types, and another folder for the client.
 *
 * @throws {Error} if the schema uses something that SQLite does not support.
 */
export function deriveSqliteSchema(mysqlSchema: string): string {
  const unportable = /^enum \w+|\bautoincrement\(\)|^\s+\w+\s+\w+\[\](?=.*@default)|@@fulltext/m.exec(mysqlSchema);
  if (unportable) throw new Error(`prisma/schema.prisma: SQLite does not know "${unportable[0].trim()}"`);
  return mysqlSchema
    .replace('provider = "mysql"', 'provider = "sqlite"')
    .replace('output              = "./generated/mysql"', 'output              = "./sqlite"')
    .replace(/ @db\.\w+(\([\d, ]*\))?/g, '');
}
