import type { createStore } from 'jotai';

/** An editing session of one document in this page. */
export interface DocumentSession {
  uuid: string;
  store: ReturnType<typeof createStore>;
  /** Undoes the last change, if there is one. */
  undo(): void;
  redo(): void;
  /** Loads the server's version and applies unsaved changes on top. Rejects if the server does not answer. */
  refresh(): Promise<void>;
  /** Saves all pending changes now. */
  flush(): Promise<void>;
  /** Ends the session: removes its listeners, flushes pending changes, and stops the queue. */
  close(): void;
}
