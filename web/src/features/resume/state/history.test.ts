import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { beforeEach, describe, expect, test } from 'vitest';
import { createHistory, type History } from './history.ts';
import { RESUME_HISTORY } from './resume-history.ts';

let time: number;
let resume: Resume;
let history: History<Resume, Operation>;
beforeEach(() => {
  time = 0;
  resume = emptyResume('3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', 'pl');
  history = createHistory(RESUME_HISTORY, () => time);
});

const apply = (operations: readonly Operation[]) => {
  resume = operations.reduce(applyOperation, resume);
};
const change = (operation: Operation, afterMs = 5_000) => {
  time += afterMs;
  history.record(resume, operation);
  apply([operation]);
};
const named = (name: string): Operation => ({ type: 'name', name });

describe('the history', () => {
  test('undoes changes of different parts one by one, and redoes them', () => {
    const start = resume;
    change(named('A'));
    change({ type: 'pattern', pattern: 'academic' });
    change({ type: 'language', language: 'en' });
    const end = resume;
    for (let count = 0; count < 3; count++) apply(history.undo());
    expect(resume).toEqual(start);
    expect(history.canUndo()).toBe(false);
    expect(history.undo()).toEqual([]);
    for (let count = 0; count < 3; count++) apply(history.redo());
    expect(resume).toEqual(end);
    expect(history.canRedo()).toBe(false);
  });

  test('merges keystrokes in quick succession into one change, and separates them after a pause', () => {
    change(named('A'));
    change(named('An'), 200);
    change(named('Anna'), 300);
    change(named('Anna Z'), 2_000);
    apply(history.undo());
    expect(resume.name).toBe('Anna');
    apply(history.undo());
    expect(resume.name).toBe('');
  });

  test('undoes hiding, moving and deleting an entry without what was typed just before', () => {
    const skill = (id: string, fields: object) => ({ ...SECTIONS.skills.emptyEntry(id), ...fields });
    const [first, second] = [skill('a', { name: 'Alfa' }), skill('b', { name: 'Beta' })];
    const skills = (...items: (typeof first)[]): Operation => ({ type: 'data', section: 'skills', data: { items } });
    for (const items of [[{ ...first, hidden: true }, second], [second, first], [second]]) {
      change(skills(skill('a', { name: 'A' }), second));
      change(skills(first, second), 200);
      change(skills(...items), 200);
      apply(history.undo());
      expect(resume.sections.skills.data.items).toEqual([first, second]);
    }
  });

  test('drops undone changes when a new change is recorded', () => {
    change(named('A'));
    apply(history.undo());
    change(named('B'));
    expect(history.canRedo()).toBe(false);
    apply(history.undo());
    expect(resume.name).toBe('');
  });

  test('starts a new change for keystrokes after a redo', () => {
    change(named('A'));
    apply(history.undo());
    apply(history.redo());
    change(named('AB'), 100);
    apply(history.undo());
    expect(resume.name).toBe('A');
  });

  test('keeps the last 200 changes', () => {
    for (let count = 0; count < 250; count++) change(named(`n${count}`));
    let undone = 0;
    while (history.undo().length > 0) undone++;
    expect(undone).toBe(200);
  });
});
