import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { moveItem } from '../../resume/forms/sortable-list.tsx';
import {
  type AddedLetter,
  type AddingProblem,
  type ApplicationPart,
  findProblem,
  partOf,
  partOfLetter,
} from './application-parts.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { type AskedFile, type JoinedFile, requestApplication } from './request-application.ts';

export type ApplicationState =
  | { kind: 'choosing'; problem: AddingProblem | null }
  | { kind: 'joining' }
  | { kind: 'refused'; refusal: Refusal }
  /** `parts` and `maxMegabytes`: what was asked for. */
  | { kind: 'joined'; file: JoinedFile; parts: readonly ApplicationPart[]; maxMegabytes: number | null };

export interface Application {
  parts: readonly ApplicationPart[];
  state: ApplicationState;
  add: (files: File[]) => void;
  /** Puts the letter before all other parts. */
  addLetter: (letter: AddedLetter) => void;
  remove: (id: string) => void;
  rename: (id: string, title: string) => void;
  move: (from: number, to: number) => void;
  /** Joins the parts, and saves the file if it is within the limit. */
  join: (asked: Omit<AskedFile, 'parts'>) => Promise<void>;
  cancel: () => void;
}

/** The parts of an application and their file. Leaving the dialog ends the work on the server. */
export function useApplication({ uuid }: Pick<Resume, 'uuid'>, title: string): Application {
  const [parts, setParts] = useState<readonly ApplicationPart[]>([
    { id: 'resume', kind: 'resume', title, ownTitle: title },
  ]);
  const [state, setState] = useState<ApplicationState>({ kind: 'choosing', problem: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  // A file that was made no longer fits changed parts.
  const change = (changed: readonly ApplicationPart[]) => {
    if (state.kind === 'joining') return;
    setParts(changed);
    setState({ kind: 'choosing', problem: null });
  };
  return {
    parts,
    state,
    add: (files) => {
      if (state.kind === 'joining') return;
      const problem = findProblem(parts, files);
      if (problem) setState({ kind: 'choosing', problem });
      else change([...parts, ...files.map(partOf)]);
    },
    addLetter: (letter) => change([partOfLetter(letter), ...parts]),
    remove: (id) => change(parts.filter((part) => part.id !== id)),
    rename: (id, changed) => change(parts.map((part) => (part.id === id ? { ...part, title: changed } : part))),
    move: (from, to) => change(moveItem(parts, from, to)),
    join: async (asked) => {
      const controller = new AbortController();
      running.current = controller;
      setState({ kind: 'joining' });
      // An empty title would be refused.
      const named = parts.map((part) => ({
        ...part,
        title: part.title.trim() || part.ownTitle,
      }));
      try {
        const file = await requestApplication(uuid, { ...asked, parts: named }, controller.signal);
        if (file.isWithinSize) saveFile(file.content, file.fileName);
        setState({ kind: 'joined', file, parts: named, maxMegabytes: asked.maxMegabytes });
      } catch (error) {
        if (controller.signal.aborted) return;
        setState({ kind: 'refused', refusal: refusalOf(error) });
      }
    },
    cancel: () => {
      running.current?.abort();
      setState({ kind: 'choosing', problem: null });
    },
  };
}
