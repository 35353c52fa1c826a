/** For `groupBy` of Prisma: counts the rows of each group. */
export const count = { _count: { _all: true } } as const;

/** How many rows there are of each group. */
export type Counted<Group> = (Group & { count: number })[];

/** The groups of a `groupBy` with `count`. */
export function counted<Group extends object>(rows: (Group & { _count: { _all: number } })[]) {
  return rows.map(({ _count, ...group }) => ({ ...group, count: _count._all }));
}
