/** A queue that serves owners in turn (round robin), so that one owner's many items do not delay another's. */
export interface FairQueue<Owner, Item> {
  add(owner: Owner, item: Item): void;
  /** Removes an item; returns false if it was not in the queue. */
  remove(owner: Owner, item: Item): boolean;
  /** Takes the oldest item of the next owner that `isAllowed` allows. Skipped owners keep their place. */
  next(isAllowed?: (owner: Owner) => boolean): Item | undefined;
}

export function createFairQueue<Owner, Item>(): FairQueue<Owner, Item> {
  // A Map iterates in insertion order. That is the order of turns.
  const queues = new Map<Owner, Item[]>();
  return {
    add: (owner, item) => {
      const queue = queues.get(owner);
      if (queue) queue.push(item);
      else queues.set(owner, [item]);
    },
    remove: (owner, item) => {
      const queue = queues.get(owner);
      const index = queue?.indexOf(item) ?? -1;
      if (queue === undefined || index === -1) return false;
      queue.splice(index, 1);
      if (queue.length === 0) queues.delete(owner);
      return true;
    },
    next: (isAllowed = () => true) => {
      for (const [owner, queue] of queues) {
        if (!isAllowed(owner)) continue;
        const item = queue.shift();
        queues.delete(owner);
        if (queue.length > 0) queues.set(owner, queue);
        return item;
      }
      return undefined;
    },
  };
}
