/** Bytes that requests of one process may hold together while they are worked on. */
export interface ByteBudget {
  /** A request's share, empty at first. */
  share(): ByteShare;
}

export interface ByteShare {
  /** Adds bytes, and answers whether there was room for them; without it nothing is added. */
  take(bytes: number): boolean;
  /** Gives all of the share back; it may take anew. */
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
