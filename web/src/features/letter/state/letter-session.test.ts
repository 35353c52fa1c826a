import { emptyLetter } from '@kreda/document/kinds/letter/model/letter';
import { applyLetterOperation, type LetterOperation } from '@kreda/document/kinds/letter/operations/operation';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type LetterPorts,
  letterAtom,
  letterHistoryAtom,
  letterSaveStateAtom,
  openLetterSession,
  type StoredLetter,
} from './letter-session.ts';

const UUID = '0b3f7c52-2f7e-4d2b-8f5e-7f0a5b1a2c33';
const empty = emptyLetter(UUID, { uuid: '5f0c6e2e-6a0a-4b8e-9d0e-0a6f3f6c1a11', language: 'pl' });
const subject = (value: string): LetterOperation => ({ type: 'field', field: 'subject', value });
const place = (value: string): LetterOperation => ({ type: 'field', field: 'place', value });

function conflict(): Error {
  return TRPCClientError.from({
    error: { message: 'x', code: -32_009, data: { domainCode: 'conflict', httpStatus: 409 } },
  } as never);
}

/** A server of one letter, with optimistic locking as the API has it. */
function createServer() {
  let stored: StoredLetter = { letter: empty, revision: 1 };
  const onMerged = vi.fn();
  const ports: LetterPorts = {
    onMerged,
    load: async () => stored,
    save: async (operation, baseRevision) => {
      if (baseRevision !== stored.revision) throw conflict();
      stored = { letter: applyLetterOperation(stored.letter, operation), revision: stored.revision + 1 };
      return { revision: stored.revision };
    },
  };
  return {
    ports,
    onMerged,
    stored: () => stored,
    /** A change by another tab. */
    changeElsewhere(operation: LetterOperation) {
      stored = { letter: applyLetterOperation(stored.letter, operation), revision: stored.revision + 1 };
    },
  };
}

describe('the session of a letter', () => {
  let server: ReturnType<typeof createServer>;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    const entries = new Map<string, string>();
    const storage = {
      get length() {
        return entries.size;
      },
      key: (at: number) => [...entries.keys()][at] ?? null,
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null });
    server = createServer();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const open = () => openLetterSession(server.stored(), server.ports);

  test('shows a change at once, saves it after a pause, and undoes it', async () => {
    const session = open();
    session.apply(subject('Praca'));
    expect(session.store.get(letterAtom)?.subject).toBe('Praca');
    expect(server.stored().letter.subject).toBe('');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.stored().letter.subject).toBe('Praca');
    expect(session.store.get(letterSaveStateAtom)).toBe('saved');
    expect(session.store.get(letterHistoryAtom)).toEqual({ canUndo: true, canRedo: false });
    session.undo();
    expect(session.store.get(letterAtom)?.subject).toBe('');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.stored().letter.subject).toBe('');
    session.close();
  });

  test('undoes a change of the language with the form that it brought', () => {
    const session = open();
    session.apply({ type: 'field', field: 'language', value: 'de' });
    expect(session.store.get(letterAtom)).toMatchObject({ language: 'de', form: 'din-5008' });
    session.undo();
    expect(session.store.get(letterAtom)).toMatchObject({ language: 'pl', form: 'pl' });
    session.close();
  });

  test('sends unsaved changes by one beacon as the page goes, and saves them later if it stays', async () => {
    const sent: [url: string, body: Blob][] = [];
    vi.stubGlobal('navigator', { onLine: true, sendBeacon: (url: string, body: Blob) => sent.push([url, body]) });
    const session = open();
    session.apply(subject('Praca'));
    window.dispatchEvent(new Event('pagehide'));
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    const [url, body] = sent[0]!;
    expect(url).toBe(`/api/letters/${UUID}/save-before-quit`);
    expect(JSON.parse(await body.text())).toEqual([subject('Praca')]);
    expect(server.stored().letter.subject).toBe('');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.stored().letter.subject).toBe('Praca');
    session.close();
  });

  test('keeps what another tab saved in other fields', async () => {
    const session = open();
    server.changeElsewhere(place('Gdynia'));
    session.apply(subject('Praca'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.stored().letter).toMatchObject({ subject: 'Praca', place: 'Gdynia' });
    expect(session.store.get(letterAtom)).toMatchObject({ subject: 'Praca', place: 'Gdynia' });
    expect(server.onMerged).not.toHaveBeenCalled();
    session.close();
  });

  test('keeps its own text where another tab changed the same field, says so, and undo brings back the other one', async () => {
    const session = open();
    server.changeElsewhere(subject('Tamten'));
    session.apply(subject('Mój'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.stored().letter.subject).toBe('Mój');
    expect(server.onMerged).toHaveBeenCalledOnce();
    session.undo();
    expect(session.store.get(letterAtom)?.subject).toBe('Tamten');
    session.close();
  });

  test('takes over what an earlier page could not save', async () => {
    const first = open();
    const { save } = server.ports;
    server.ports.save = () => Promise.reject(TRPCClientError.from(new TypeError('Failed to fetch')));
    first.apply(subject('Niezapisany'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(first.store.get(letterSaveStateAtom)).toBe('offline');
    first.close();
    server.ports.save = save;
    const second = open();
    expect(second.store.get(letterAtom)?.subject).toBe('Niezapisany');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.stored().letter.subject).toBe('Niezapisany');
    second.close();
  });
});
