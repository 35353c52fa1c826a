/** A limit of the bytes that the requests of one process hold together while they are processed. */
export interface ByteBudget {
  /** A request's share, empty at first. It is counted for each of the holders too. */
  share(holders?: readonly Holder[]): ByteShare;
}

/** Who holds bytes, such as the sender of requests, and how many they may hold in all their requests together. */
export interface Holder {
  key: string;
  maxBytes: number;
}

export interface ByteShare {
  /** Adds bytes. Returns false, and adds nothing, when they exceed the budget or what a holder may hold. */
  take(bytes: number): boolean;
  /** Returns the whole share to the budget. The share can be used again. */
  release(): void;
}

export function createByteBudget(maxBytes: number): ByteBudget {
  let heldBytes = 0;
  const heldBy = new Map<string, number>();
  return {
    share(holders = []) {
      let ownBytes = 0;
      const count = (bytes: number) => {
        heldBytes += bytes;
        ownBytes += bytes;
        for (const { key } of holders) {
          const held = (heldBy.get(key) ?? 0) + bytes;
          if (held === 0) heldBy.delete(key);
          else heldBy.set(key, held);
        }
      };
      return {
        take(bytes) {
          if (heldBytes + bytes > maxBytes) return false;
          if (holders.some((holder) => (heldBy.get(holder.key) ?? 0) + bytes > holder.maxBytes)) return false;
          count(bytes);
          return true;
        },
        release: () => count(-ownBytes),
      };
    },
  };
}
