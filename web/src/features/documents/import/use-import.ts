import type { ImportNote } from '@kreda/document/kinds/resume/formats/intake/import-note';
import { DOUBTFUL_BELOW } from '@kreda/document/kinds/resume/formats/intake/imported-resume';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { isFieldEmpty } from '@kreda/document/kinds/resume/model/section';
import { fieldValue } from '@kreda/document/kinds/resume/operations/field-place';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { rememberDoubtfulFields } from '../../../lib/doubtful-fields.ts';
import { loadable } from '../../../lib/loadable.ts';
import { path } from '../../../lib/path.ts';
import { trpc } from '../../../lib/trpc.ts';
import { showToastAfterNavigation } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import { type ImportRefusal, importRefusal } from './import-refusal.ts';
import { importFiles, MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from './import-request.ts';

/** The editor and what its first pages need, so that they load while a file is chosen and read. */
const editorAhead = loadable(() => import('../../resume/editor/load-ahead.ts'));

/** What became of the files of an import. */
export interface ImportOutcome {
  resume: Resume;
  format: string;
  notes: readonly ImportNote[];
  /** How many fields are doubtful. */
  doubtfulCount: number;
  /** The editor shows doubtful fields beside their places in the file. */
  hasPlaces: boolean;
}

export type ImportState =
  | { kind: 'waiting' }
  | { kind: 'reading'; files: readonly File[] }
  | { kind: 'refused'; refusal: ImportRefusal }
  /** The report is shown before the editor opens. */
  | { kind: 'read'; outcome: ImportOutcome };

export interface Import {
  state: ImportState;
  /** Loads the editor ahead: files are about to be chosen or dropped. */
  expectFiles(): void;
  /** Does nothing while other files are being read, or their report is open. */
  read(files: readonly File[]): Promise<void>;
  /** Forgets a refusal. */
  reset(): void;
  /** Opens the new resume in the editor. @param isChecking with the list of doubtful fields open. */
  openEditor(uuid: string, isChecking: boolean): Promise<void>;
}

/** Makes a new resume of files and opens it in the editor. What is not in the resume as it is in the file is reported first. */
export function useImport(): Import {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [state, setState] = useState<ImportState>({ kind: 'waiting' });

  const openEditor = async (uuid: string, isChecking: boolean) => {
    showToastAfterNavigation({ type: 'success', text: t('exchange.imported') });
    await navigate(path('cv-personal-data', { id: uuid }), { state: { isChecking, isFetched: true } });
    await utils.resume.list.invalidate();
  };
  const expectFiles = () => {
    editorAhead.load().then(({ loadForNewResume }) => loadForNewResume(language), editorAhead.forgetFailure);
  };
  const read = async (files: readonly File[]) => {
    if (state.kind === 'reading' || state.kind === 'read') return;
    const refusal = refusalOf(files);
    if (refusal) return setState({ kind: 'refused', refusal });
    setState({ kind: 'reading', files });
    const { pathname } = location;
    try {
      const answer = importFiles(files, language);
      // After the request, so that the API reads the file while scripts load.
      expectFiles();
      const { uuid, format, notes, readings } = await answer;
      const stored = await utils.resume.get.fetch({ uuid });
      editorAhead.loaded()?.loadForResume(stored.resume);
      const doubtful = readings
        .filter(({ confidence }) => confidence < DOUBTFUL_BELOW)
        .map((reading) => ({ ...reading, value: fieldValue(stored.resume, reading) }))
        .filter(({ value }) => !isFieldEmpty(value));
      const pdf = files.find(isPdf) ?? null;
      rememberDoubtfulFields(uuid, doubtful, pdf);
      // If the user has left the page, do not navigate: the resume is in the list.
      if (location.pathname !== pathname) return await utils.resume.list.invalidate();
      // What a file says about itself is no reason to stop at a report.
      if (notes.every(({ kind }) => kind === 'technical')) return await openEditor(uuid, doubtful.length > 0);
      const hasPlaces = pdf !== null && doubtful.some(({ place }) => place !== null);
      const outcome = { resume: stored.resume, format, notes, doubtfulCount: doubtful.length, hasPlaces };
      setState({ kind: 'read', outcome });
    } catch (error) {
      setState({ kind: 'refused', refusal: importRefusal(error) });
    }
  };
  return { state, expectFiles, read, openEditor, reset: () => setState({ kind: 'waiting' }) };
}

/** The refusal of files that the API would refuse for their number or size; null if they can be sent. */
function refusalOf(files: readonly File[]): ImportRefusal | null {
  if (files.length > MAX_IMPORT_FILES) return { key: 'tooMany', problems: [] };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > MAX_IMPORT_BYTES ? { key: 'tooLarge', problems: [] } : null;
}

/** By the name, because browsers take the type from it too. */
function isPdf({ name, type }: File): boolean {
  return type === 'application/pdf' || name.toLowerCase().endsWith('.pdf');
}
