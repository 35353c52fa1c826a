/** What waits, for owners who are served in turn: nobody's many keep another's one waiting. */
export interface FairLine<Owner, Item> {
  add(owner: Owner, item: Item): void;
  /** Takes an item out of the line; false when it does not wait. */
  remove(owner: Owner, item: Item): boolean;
  /** The oldest item of the next owner who may go; others keep their place. */
  next(mayGo?: (owner: Owner) => boolean): Item | undefined;
}

export function createFairLine<Owner, Item>(): FairLine<Owner, Item> {
  // A map keeps its keys in the order in which they were set, which is the order of turns.
  const lines = new Map<Owner, Item[]>();
  return {
    add: (owner, item) => {
      const line = lines.get(owner);
      if (line) line.push(item);
      else lines.set(owner, [item]);
    },
    remove: (owner, item) => {
      const line = lines.get(owner);
      const index = line?.indexOf(item) ?? -1;
      if (line === undefined || index === -1) return false;
      line.splice(index, 1);
      if (line.length === 0) lines.delete(owner);
      return true;
    },
    next: (mayGo = () => true) => {
      for (const [owner, line] of lines) {
        if (!mayGo(owner)) continue;
        const item = line.shift();
        lines.delete(owner);
        if (line.length > 0) lines.set(owner, line);
        return item;
      }
      return undefined;
    },
  };
}
