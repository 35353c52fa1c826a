/** A limit of the bytes that the requests of one process hold together while they are processed. */
export interface ByteBudget {
  /** A request's share, empty at first. */
  share(): ByteShare;
}

export interface ByteShare {
  /** Adds bytes. Returns false, and adds nothing, when they exceed the budget. */
  take(bytes: number): boolean;
  /** Returns the whole share to the budget. The share can be used again. */
  release(): void;
}

export function createByteBudget(maxBytes: number): ByteBudget {
  let heldBytes = 0;
  return {
    share() {
      let ownBytes = 0;
      return {
        take(bytes) {
          if (heldBytes + bytes > maxBytes) return false;
          heldBytes += bytes;
          ownBytes += bytes;
          return true;
        },
        release() {
          heldBytes -= ownBytes;
          ownBytes = 0;
        },
      };
    },
  };
}
