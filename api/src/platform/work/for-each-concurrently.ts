/** The default concurrency. Providers answer in hundreds of milliseconds, and other work needs connections to the database too. */
export const AT_ONCE = 8;

/** Runs `work` for each item, at most `atOnce` at the same time. After the first failure it starts no more, and rejects with it. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const left = items[Symbol.iterator]();
  let hasFailed = false;
  const next = async () => {
    // All loops share one iterator.
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
