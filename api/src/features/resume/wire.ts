import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { ViewKind } from '@kreda/document/kinds/resume/overlay/overlay';
import type { RequestContext } from '../../context.ts';
import { forClient } from './older-clients.ts';
import type { StoredResume } from './repo.ts';

/** A resume as the client gets it. */
interface WireResume {
  resume: Resume;
  revision: number;
  updatedAt: string;
  baseUuid: string | null;
  /** Null for a resume that is no view. */
  viewKind: ViewKind | null;
}

export function toWire(stored: StoredResume, { knownSections }: RequestContext): WireResume {
  const { resume, revision, updatedAt, view } = stored;
  return {
    resume: forClient(resume, knownSections),
    revision,
    updatedAt: updatedAt.toISOString(),
    baseUuid: view?.baseUuid ?? null,
    viewKind: view?.kind ?? null,
  };
}
