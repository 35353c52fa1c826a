import { openState, type StoredState } from '../stored-state.ts';

/** A document that the sandbox got. */
export interface SandboxDocument {
  ref: string;
  sessionRef: string;
  hash: string;
  xml: string;
  number: string;
  /** The seller, the kind and the number: KSeF has a document once. */
  key: string;
  issuedOn: string;
  isOffline: boolean;
  receivedAt: string;
  /** How often its state is still answered as being processed. */
  pendingPolls: number;
  status: { code: number; description: string; details?: string[]; extensions?: Record<string, string> };
  ksefNumber: string | null;
}

interface SandboxState {
  documents: SandboxDocument[];
  /** The keys of sessions, as KSeF got them, by the session's id. */
  sessions: Record<string, { key: string; iv: string }>;
  /** The last number that was used. */
  counter: number;
}

export type KsefStore = StoredState<SandboxState>;

/** The state kept in a file; without one it lives in memory. */
export function openKsefStore(file: string | undefined): KsefStore {
  return openState(file, () => ({ documents: [], sessions: {}, counter: 0 }));
}
