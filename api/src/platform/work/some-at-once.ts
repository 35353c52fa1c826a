/** How many at a time. Providers answer in hundreds of milliseconds, and the database has connections for others besides. */
export const AT_ONCE = 8;

/** Does something with each item, some of them at the same time; the first failure ends it after what is in hand. */
export async function someAtOnce<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const left = items[Symbol.iterator]();
  let hasFailed = false;
  const next = async () => {
    // One iterator for all: whoever is free takes the next.
    for (let item = left.next(); !item.done && !hasFailed; item = left.next()) {
      try {
        await work(item.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, next));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
