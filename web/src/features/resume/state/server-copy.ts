import { completeResume } from '@kreda/document/kinds/resume/model/complete';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation, type Operation, targetOf } from '@kreda/document/kinds/resume/operations/operation';
import {
  sentWith,
  type UnsavedChange,
  unsavedChange,
  wouldOverwrite,
} from '@kreda/document/kinds/resume/operations/unsaved-change';

/** A resume as the server has it. */
export interface StoredResume {
  resume: Resume;
  revision: number;
  /** ISO date and time. */
  updatedAt: string;
}

/** As this release has it: the API may be of another one, while a release is rolled out and in a tab that was opened before. */
export function ofThisRelease(stored: StoredResume): StoredResume {
  return { ...stored, resume: completeResume(stored.resume) };
}

/** The server's state as this page knows it: what unsaved changes are made from. */
export interface ServerCopy {
  revision(): number;
  /** What is kept of an unsaved operation. */
  changeOf(operation: Operation): UnsavedChange;
  /** Operations go out: until the server has answered, it may have them or not. */
  sends(operations: readonly Operation[]): void;
  /** The server took an operation and calls the result `revision`. */
  took(operation: Operation, revision: number): void;
  /** True when `latest` is newer than what is known. */
  isNews(latest: StoredResume): boolean;
  /** Those operations that would overwrite what somebody else has put into `latest`. */
  colliding(latest: StoredResume, operations: readonly Operation[]): Operation[];
  /** From now on `latest` is what is known. */
  adopt(latest: StoredResume): void;
}

/**
 * What an earlier page knew, told from what it kept: `stored`, with the values that its changes were made from put back. It is
 * older than everything, so that the first look at `stored` finds what collides. That page's last words may still be under way.
 */
export function createServerCopy(stored: StoredResume, kept: readonly UnsavedChange[]): ServerCopy {
  let resume = kept.flatMap(({ base }) => base).reduce(applyOperation, stored.resume);
  let revision = 0;
  let unanswered: readonly Operation[] = [];
  const changeOf = (operation: Operation) => unsavedChange(resume, operation, unanswered);
  const sends = (operations: readonly Operation[]) => {
    unanswered = operations.reduce(sentWith, unanswered);
  };
  sends(kept.flatMap(({ sent, operation }) => [...sent, operation]));
  return {
    revision: () => revision,
    changeOf,
    sends,
    took(operation, next) {
      unanswered = unanswered.filter((other) => targetOf(other) !== targetOf(operation));
      // A newer state that was looked at meanwhile has it already, or what has replaced it.
      if (next <= revision) return;
      resume = applyOperation(resume, operation);
      revision = next;
    },
    isNews: (latest) => latest.revision > revision,
    colliding: (latest, operations) =>
      operations.filter((operation) => wouldOverwrite(latest.resume, changeOf(operation))),
    adopt(latest) {
      resume = latest.resume;
      revision = latest.revision;
    },
  };
}
