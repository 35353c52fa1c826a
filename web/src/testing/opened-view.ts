import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation, type Operation, operationSchema } from '@kreda/document/kinds/resume/operations/operation';
import { editView } from '@kreda/document/kinds/resume/overlay/edit-view';
import { materialise } from '@kreda/document/kinds/resume/overlay/materialise';
import type { Overlay } from '@kreda/document/kinds/resume/overlay/overlay';
import { settleOverride } from '@kreda/document/kinds/resume/overlay/stale';
import { viewOf } from '@kreda/document/kinds/resume/overlay/view-of';
import { expect } from 'vitest';
import { openPage } from './open-page.tsx';
import { readWithoutFault, startPerson } from './person.ts';
import { sheets } from './preview.ts';
import { Refusal, stubApi } from './stub-api.ts';

/** The uuid of the view that `openView` opens. */
const VIEW_UUID = '7d0a5f6e-6f0f-4f0e-9a5e-0b6f3c1d2e4a';

/**
 * Opens the editor on a view of a base at a step. The API that answers keeps both in the page's memory, and edits and settles the view as the
 * real one does.
 */
export async function openView(step: string, base: Resume, overlay: Overlay) {
  let family = { base, overlay };
  let revision = 1;
  const own = { ...materialise(base, overlay).resume, uuid: VIEW_UUID };
  const stored = () => viewOf(family.base, family.overlay, own);
  const updatedAt = new Date().toISOString();
  const { kind } = overlay;
  const ofView = (resume: Resume) => ({ resume, revision, updatedAt, baseUuid: base.uuid, viewKind: kind });
  const saved = () => ({ revision, updatedAt, sectionsOrder: stored().sectionsOrder });
  const next = (changed: typeof family) => {
    family = changed;
    revision += 1;
    return saved();
  };
  const person = startPerson([base]);
  const { resume: ordinary } = person.answers;
  stubApi({
    ...person.answers,
    download: { readBack: () => readWithoutFault(stored()) },
    resume: {
      ...ordinary,
      get: ({ uuid }) => {
        if (uuid === VIEW_UUID) return ofView(stored());
        return { resume: family.base, revision: 1, updatedAt, baseUuid: null, viewKind: null };
      },
      save: ({ operation, baseRevision }) => {
        if (baseRevision !== undefined && baseRevision !== revision)
          throw new Refusal({ code: 'conflict', message: 'The CV was changed somewhere else' });
        return next(editView(family, operationSchema.parse(operation)));
      },
      view: () => ({
        base: { uuid: base.uuid, revision: 1, resume: family.base },
        kind,
        overlay: family.overlay,
        offer: null,
      }),
      settle: ({ addresses, choice }) =>
        next({
          ...family,
          overlay: addresses.reduce(
            (settled, address) => settleOverride(family.base, settled, address, choice),
            family.overlay,
          ),
        }),
      views: () => ({
        base: { uuid: base.uuid, name: base.name, language: base.language },
        views: [
          {
            uuid: VIEW_UUID,
            name: '',
            kind,
            language: stored().language,
            staleCount: 1,
            unappliedCount: 0,
            untranslatedCount: 2,
            offer: null,
            updatedAt,
          },
        ],
      }),
    },
  });
  await openPage(`/cv/${VIEW_UUID}/${step}`);
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  return {
    stored,
    overlay: () => family.overlay,
    /** Changes the base as another tab does. */
    changeBase: (operation: Operation) => {
      family = { ...family, base: applyOperation(family.base, operation) };
      revision += 1;
    },
  };
}
