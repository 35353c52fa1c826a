import { completeResume } from '@kreda/document/kinds/resume/model/complete';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { hasTemplateVersion } from '@kreda/document/kinds/resume/model/templates-by-slug';
import type { Clash } from '@kreda/document/kinds/resume/operations/merge-values';
import { mergedChange } from '@kreda/document/kinds/resume/operations/merged-change';
import { applyOperation, type Operation, targetOf } from '@kreda/document/kinds/resume/operations/operation';
import {
  sentWith,
  type UnsavedChange,
  unsavedChange,
  wouldOverwrite,
} from '@kreda/document/kinds/resume/operations/unsaved-change';
import { OutdatedPageError } from '../../../lib/reload-once.ts';

/** A resume in the server's version. */
export interface StoredResume {
  resume: Resume;
  revision: number;
  /** ISO date and time. */
  updatedAt: string;
}

/**
 * Adds fields that the answering API does not know, and removes those that this release does not know.
 *
 * @throws OutdatedPageError for a template version that this release does not have, so that it could not show the resume's pages.
 */
export function completeStored(stored: StoredResume): StoredResume {
  const { pattern, patternVersion } = stored.resume;
  if (!hasTemplateVersion(stored.resume))
    throw new OutdatedPageError(`This page does not know version ${patternVersion} of the template ${pattern}`);
  return { ...stored, resume: completeResume(stored.resume) };
}

/** Unsaved operations on top of a newer version. */
export interface Rebase {
  /** The operations that include what others changed in other fields of the same section, by target. They replace the given ones. */
  merged: ReadonlyMap<string, Operation>;
  /** The operations that would overwrite changes of others. */
  colliding: readonly Operation[];
}

/** A field that this page and another client changed in different ways. */
export interface FieldClash extends Clash {
  operation: SectionOperation;
  /** Tells it from the other ones. */
  key: string;
}

type SectionOperation = Extract<Operation, { section: string }>;

/** Whose text stays, by the key of the field's clash. */
export type FieldChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

function keyOf(operation: Operation, { path }: Clash): string {
  return [targetOf(operation), ...path].join('/');
}

/** The last known server version, which is the base of unsaved changes. */
export interface ServerCopy {
  revision(): number;
  /** An unsaved operation in the form in which it is stored, with its base. */
  changeOf(operation: Operation): UnsavedChange;
  /** Marks operations as sent. Until the server has answered, they may be saved or not. */
  markSent(operations: readonly Operation[]): void;
  /** Marks an operation as saved, with the resulting revision. */
  markSaved(operation: Operation, revision: number): void;
  /** True if `latest` is newer than the known version. */
  isNewer(latest: StoredResume): boolean;
  /** Compares unsaved operations with changes of others in `latest`. */
  rebase(latest: StoredResume, operations: readonly Operation[]): Rebase;
  /** The fields in which an operation collides with `latest`; null if it cannot be decided field by field. */
  clashes(latest: StoredResume, operation: Operation): readonly FieldClash[] | null;
  /** The operation with each colliding field as chosen; null if a field is not decided or the result would be too large. */
  settle(latest: StoredResume, operation: Operation, choices: FieldChoices): Operation | null;
  /** Makes `latest` the known version. */
  adopt(latest: StoredResume): void;
}

/**
 * Reconstructs the version that an earlier page knew: `stored`, with the base values of its unsaved changes put back. Its revision
 * is 0, so that `stored` counts as newer and collisions are found. Requests of that page may still be in flight.
 */
export function createServerCopy(stored: StoredResume, restored: readonly UnsavedChange[]): ServerCopy {
  let resume = restored.flatMap(({ base }) => base).reduce(applyOperation, stored.resume);
  let revision = 0;
  let unanswered: readonly Operation[] = [];
  const changeOf = (operation: Operation) => unsavedChange(resume, operation, unanswered);
  const markSent = (operations: readonly Operation[]) => {
    unanswered = operations.reduce(sentWith, unanswered);
  };
  markSent(restored.flatMap(({ sent, operation }) => [...sent, operation]));
  return {
    revision: () => revision,
    changeOf,
    markSent,
    markSaved(operation, next) {
      unanswered = unanswered.filter((other) => targetOf(other) !== targetOf(operation));
      // A newer version that was adopted meanwhile contains the operation already, or its replacement.
      if (next <= revision) return;
      resume = applyOperation(resume, operation);
      revision = next;
    },
    isNewer: (latest) => latest.revision > revision,
    rebase(latest, operations) {
      const merged = new Map<string, Operation>();
      const colliding: Operation[] = [];
      for (const operation of operations) {
        const change = changeOf(operation);
        if (!wouldOverwrite(latest.resume, change)) continue;
        const both = mergedChange(latest.resume, change);
        if (both === null) colliding.push(operation);
        else merged.set(targetOf(operation), both);
      }
      return { merged, colliding };
    },
    clashes(latest, operation) {
      if (!('section' in operation)) return null;
      const found: FieldClash[] = [];
      const merged = mergedChange(latest.resume, changeOf(operation), (clash) => {
        found.push({ ...clash, operation, key: keyOf(operation, clash) });
        return 'mine';
      });
      return merged && found;
    },
    settle: (latest, operation, choices) =>
      mergedChange(latest.resume, changeOf(operation), (clash) => choices[keyOf(operation, clash)] ?? null),
    adopt(latest) {
      resume = latest.resume;
      revision = latest.revision;
    },
  };
}
