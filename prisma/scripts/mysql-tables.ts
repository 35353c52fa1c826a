import { get_dmmf } from '@prisma/prisma-schema-wasm';

/** A MySQL table. */
export interface Table {
  name: string;
  columns: Column[];
  primaryKey: string[];
  indexes: Index[];
  foreignKeys: ForeignKey[];
}

export interface Column {
  name: string;
  /** Everything after the name: `VARCHAR(120) NOT NULL`. */
  definition: string;
}

export interface Index {
  name: string;
  isUnique: boolean;
  columns: string[];
}

export interface ForeignKey {
  name: string;
  columns: string[];
  table: string;
  references: string[];
  onDelete: string;
  onUpdate: string;
}

interface Field {
  name: string;
  dbName?: string | null;
  kind: 'scalar' | 'object' | 'enum' | 'unsupported';
  type: string;
  isRequired: boolean;
  default?: unknown;
  nativeType?: [string, string[]] | null;
  relationFromFields?: string[];
  relationToFields?: string[];
  relationOnDelete?: string;
  relationOnUpdate?: string;
}

interface Model {
  name: string;
  dbName: string | null;
  fields: Field[];
}

interface SchemaIndex {
  model: string;
  type: 'id' | 'unique' | 'normal' | 'fulltext';
  dbName?: string;
  fields: { name: string }[];
}

// Prisma's default column type for each field type.
const DEFAULT_TYPES: Record<string, string> = {
  String: 'VARCHAR(191)',
  Boolean: 'BOOLEAN',
  Int: 'INTEGER',
  BigInt: 'BIGINT',
  Float: 'DOUBLE',
  DateTime: 'DATETIME(3)',
  Json: 'JSON',
  Bytes: 'LONGBLOB',
};

const ACTIONS: Record<string, string> = {
  Cascade: 'CASCADE',
  Restrict: 'RESTRICT',
  SetNull: 'SET NULL',
  NoAction: 'NO ACTION',
};

/**
 * Reads tables from a Prisma schema for MySQL, with the rules and names of Prisma's own schema engine.
 *
 * @throws {Error} for features that this project does not use: relations without a foreign key field, computed defaults.
 */
export function readTables(schema: string): Table[] {
  const { datamodel } = JSON.parse(get_dmmf(JSON.stringify({ prismaSchema: [['schema.prisma', schema]] }))) as {
    datamodel: { models: Model[]; indexes: SchemaIndex[] };
  };
  return datamodel.models.map((model) => {
    const indexes = datamodel.indexes.filter((index) => index.model === model.name);
    const table = tableName(model);
    return {
      name: table,
      columns: model.fields.filter((field) => field.kind !== 'object').map(toColumn),
      primaryKey: columnNames(model, indexes.find((index) => index.type === 'id')?.fields ?? []),
      indexes: indexes.filter((index) => index.type !== 'id').map((index) => toIndex(model, index)),
      foreignKeys: model.fields
        .filter((field) => (field.relationFromFields ?? []).length > 0)
        .map((field) => toForeignKey(model, field, datamodel.models)),
    };
  });
}

function tableName(model: Model): string {
  return model.dbName ?? model.name;
}

function columnNames(model: Model, fields: { name: string }[]): string[] {
  return fields.map(({ name }) => model.fields.find((field) => field.name === name)?.dbName ?? name);
}

function toColumn(field: Field): Column {
  const type = field.nativeType ? nativeType(field.nativeType) : DEFAULT_TYPES[field.type];
  if (type === undefined) throw new Error(`no MySQL type for ${field.name}: ${field.type}`);
  const definition = [type, field.isRequired ? 'NOT NULL' : 'NULL', defaultOf(field)].filter(Boolean).join(' ');
  return { name: field.dbName ?? field.name, definition };
}

function nativeType([name, parameters]: [string, string[]]): string {
  return parameters.length > 0 ? `${name.toUpperCase()}(${parameters.join(', ')})` : name.toUpperCase();
}

function defaultOf({ name, default: value }: Field): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return `DEFAULT '${value.replaceAll("'", "''")}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return `DEFAULT ${value}`;
  throw new Error(`${name}: the application makes computed defaults, not the database`);
}

function toIndex(model: Model, index: SchemaIndex): Index {
  const columns = columnNames(model, index.fields);
  const isUnique = index.type === 'unique';
  const name = index.dbName ?? `${tableName(model)}_${columns.join('_')}_${isUnique ? 'key' : 'idx'}`;
  return { name: checkedName(name), isUnique, columns };
}

function toForeignKey(model: Model, field: Field, models: Model[]): ForeignKey {
  const target = models.find((candidate) => candidate.name === field.type);
  if (!target) throw new Error(`${model.name}.${field.name}: no model ${field.type}`);
  const columns = columnNames(
    model,
    (field.relationFromFields ?? []).map((name) => ({ name })),
  );
  return {
    name: checkedName(`${tableName(model)}_${columns.join('_')}_fkey`),
    columns,
    table: tableName(target),
    references: columnNames(
      target,
      (field.relationToFields ?? []).map((name) => ({ name })),
    ),
    onDelete: ACTIONS[field.relationOnDelete ?? (field.isRequired ? 'Restrict' : 'SetNull')] ?? 'RESTRICT',
    onUpdate: ACTIONS[field.relationOnUpdate ?? 'Cascade'] ?? 'CASCADE',
  };
}

function checkedName(name: string): string {
  if (name.length > 64) throw new Error(`MySQL names have at most 64 characters; give ${name} a shorter one with map:`);
  return name;
}
