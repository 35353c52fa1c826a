import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { unsavedChange } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { conflictAtom, openEditorSession, resumeAtom, saveBlockerAtom, saveStateAtom } from './editor-session.ts';
import type { StoredResume } from './server-copy.ts';

const UUID = '8b6d0a3e-1d53-4f0e-9a55-0b3f5a3f0c11';
/** The storage key of a tab that was closed. */
const CLOSED_TAB_KEY = `kreda.unsaved-changes.${UUID}.gone`;
const named = (name: string): Operation => ({ type: 'name', name });
const summary = (text: string): Operation => ({
  type: 'data',
  section: 'summary',
  data: { content: [{ type: 'paragraph', children: [{ text }] }] },
});

function apiError(domainCode: string): Error {
  const error = { code: -32000, message: domainCode, data: { domainCode } };
  return new TRPCClientError(domainCode, { result: { error } as never });
}

/** A fake server; `elsewhere` saves as another tab or device would. */
function createServer() {
  let stored: StoredResume = { resume: emptyResume(UUID, 'pl'), revision: 1, updatedAt: '2026-11-21T10:00:00.000Z' };
  let refusal: string | null = null;
  let losesAnswers = false;
  const copies: (readonly Operation[])[] = [];
  const put = (operation: Operation) => {
    stored = { ...stored, resume: applyOperation(stored.resume, operation), revision: stored.revision + 1 };
  };
  return {
    stored: () => stored,
    copies,
    elsewhere: put,
    refuse(code: string | null) {
      refusal = code;
    },
    loseAnswers(isLosing: boolean) {
      losesAnswers = isLosing;
    },
    open: () =>
      openEditorSession(stored, {
        async save(operation, baseRevision) {
          if (refusal) throw apiError(refusal);
          if (baseRevision !== stored.revision) throw apiError('conflict');
          put(operation);
          if (losesAnswers) throw new TypeError('Failed to fetch');
          return { revision: stored.revision };
        },
        async load() {
          if (refusal) throw apiError(refusal);
          return stored;
        },
        async copyWith(operations) {
          copies.push(operations);
        },
        onRefused: () => {},
      }),
  };
}

describe('an editing session', () => {
  const storage = new Map<string, string>();
  const sent: string[] = [];
  let events: EventTarget;

  beforeEach(() => {
    vi.useFakeTimers();
    storage.clear();
    sent.length = 0;
    events = new EventTarget();
    vi.stubGlobal('window', events);
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('navigator', {
      onLine: true,
      sendBeacon: (_url: string, body: Blob) => {
        void body.text().then((text) => sent.push(text));
        return true;
      },
    });
    const stored = (entries: Map<string, string>) => ({
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
      key: (index: number) => [...entries.keys()][index] ?? null,
      get length() {
        return entries.size;
      },
    });
    vi.stubGlobal('localStorage', stored(storage));
    // Every session of a test is a tab of its own.
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  /** The stored unsaved changes of all tabs. */
  const storedChanges = () =>
    [...storage]
      .filter(([key]) => key.startsWith(`kreda.unsaved-changes.${UUID}`))
      .flatMap(([, json]) => JSON.parse(json));
  const rest = () => vi.advanceTimersByTimeAsync(1_000);

  test('saves on top of changes made elsewhere in other parts of the resume, and shows them', async () => {
    const server = createServer();
    const session = server.open();
    server.elsewhere(named('Theirs'));
    session.apply(summary('mine'));
    await rest();
    expect(session.store.get(conflictAtom)).toBeNull();
    expect(server.stored()).toMatchObject({ revision: 3, resume: { name: 'Theirs' } });
    expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
    expect(session.store.get(saveStateAtom)).toBe('saved');
  });

  test('does not overwrite changes made elsewhere in the same part, and reports a conflict', async () => {
    const server = createServer();
    const session = server.open();
    server.elsewhere(summary('theirs'));
    session.apply(summary('mine'));
    session.apply(named('Mine alone'));
    await rest();
    expect(server.stored().revision).toBe(2);
    expect(session.store.get(conflictAtom)).toMatchObject({
      colliding: [summary('mine')],
      mine: { name: 'Mine alone' },
    });
    expect(session.store.get(saveStateAtom)).toBe('held');
  });

  describe('in a conflict', () => {
    const collide = async () => {
      const server = createServer();
      const session = server.open();
      server.elsewhere(summary('theirs'));
      server.elsewhere({ type: 'language', language: 'de' });
      session.apply(summary('mine'));
      session.apply(named('Mine alone'));
      await rest();
      return { server, session };
    };

    test('saves this page’s changes over the other version, and keeps the rest of the other', async () => {
      const { server, session } = await collide();
      await session.resolve('mine');
      await rest();
      expect(server.stored().resume).toMatchObject({ name: 'Mine alone', language: 'de' });
      expect(server.stored().resume.sections.summary.data).toEqual((summary('mine') as { data: unknown }).data);
      expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
      expect(storedChanges()).toEqual([]);
    });

    test('takes the other version, and keeps changes that do not collide', async () => {
      const { server, session } = await collide();
      await session.resolve('theirs');
      await rest();
      expect(server.stored().resume).toMatchObject({ name: 'Mine alone', language: 'de' });
      expect(server.stored().resume.sections.summary.data).toEqual((summary('theirs') as { data: unknown }).data);
      expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
      expect(server.copies).toEqual([]);
    });

    test('makes a copy with this page’s changes before it takes the other version', async () => {
      const { server, session } = await collide();
      await session.resolve('both');
      expect(server.copies).toEqual([[summary('mine'), named('Mine alone')]]);
      expect(session.store.get(resumeAtom)?.sections.summary.data).toEqual(
        (summary('theirs') as { data: unknown }).data,
      );
    });
  });

  test('restores unsaved changes of an earlier page, except those saved meanwhile', async () => {
    const server = createServer();
    const was = server.stored().resume;
    storage.set(
      CLOSED_TAB_KEY,
      JSON.stringify([unsavedChange(was, named('kept')), unsavedChange(was, summary('arrived'))]),
    );
    server.elsewhere(summary('arrived'));
    const session = server.open();
    expect(session.store.get(conflictAtom)).toBeNull();
    expect(session.store.get(resumeAtom)?.name).toBe('kept');
    await rest();
    expect(server.stored().resume.name).toBe('kept');
    expect(storedChanges()).toEqual([]);
  });

  test('reports a conflict at once if unsaved changes of an earlier page collide', async () => {
    const server = createServer();
    storage.set(CLOSED_TAB_KEY, JSON.stringify([unsavedChange(server.stored().resume, named('kept'))]));
    server.elsewhere(named('theirs'));
    const session = server.open();
    await rest();
    expect(session.store.get(conflictAtom)).toMatchObject({ mine: { name: 'kept' }, colliding: [named('kept')] });
    expect(server.stored().resume.name).toBe('theirs');
    // A page closed without a choice reports the conflict again when it is reopened.
    session.close();
    expect(server.open().store.get(conflictAtom)).toMatchObject({ mine: { name: 'kept' } });
  });

  test('sends unsaved changes as a beacon on pagehide, and keeps them until they are known to be saved', async () => {
    const server = createServer();
    const session = server.open();
    session.apply(named('last word'));
    events.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(JSON.parse(sent[0]!)).toEqual([unsavedChange(emptyResume(UUID, 'pl'), named('last word'))]);
    expect(storedChanges()).toHaveLength(1);
  });

  /** A page that lost the response of a save and whose user has typed more. */
  const typedOverLostAnswer = async () => {
    const server = createServer();
    const session = server.open();
    server.loseAnswers(true);
    session.apply(named('Ann'));
    await vi.advanceTimersByTimeAsync(700);
    session.apply(named('Anna'));
    server.loseAnswers(false);
    return { server, session };
  };

  test('reports no conflict with its own save if the response was lost', async () => {
    const { server, session } = await typedOverLostAnswer();
    expect(server.stored().resume.name).toBe('Ann');
    await rest();
    expect(session.store.get(conflictAtom)).toBeNull();
    expect(server.stored().resume.name).toBe('Anna');
    server.elsewhere(named('Ann'));
    session.apply(named('Anna Maria'));
    await rest();
    // Once the response has arrived, the same value counts as somebody else's change.
    expect(session.store.get(conflictAtom)).toMatchObject({ colliding: [named('Anna Maria')] });
  });

  test('reports no conflict with the last changes of the page before a reload, even if they arrive late', async () => {
    const { server, session: page } = await typedOverLostAnswer();
    events.dispatchEvent(new Event('pagehide'));
    page.close();
    const reloaded = server.open();
    expect(reloaded.store.get(resumeAtom)?.name).toBe('Anna');
    reloaded.apply(named('Anna Maria'));
    server.elsewhere(named('Anna'));
    await rest();
    expect(reloaded.store.get(conflictAtom)).toBeNull();
    expect(server.stored().resume.name).toBe('Anna Maria');
    expect(storedChanges()).toEqual([]);
  });

  test('flushes unsaved changes when the page becomes hidden', async () => {
    const server = createServer();
    const session = server.open();
    session.apply(named('on the way'));
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.stored().resume.name).toBe('on the way');
  });

  test('keeps all changes while nobody is logged in, and saves them after a login', async () => {
    const server = createServer();
    const session = server.open();
    server.refuse('unauthenticated');
    session.apply(named('typed late'));
    await rest();
    expect(session.store.get(saveBlockerAtom)).toBe('session');
    session.apply(summary('typed later'));
    await rest();
    expect(storedChanges()).toHaveLength(2);
    server.refuse(null);
    document.dispatchEvent(new Event('visibilitychange'));
    await rest();
    expect(session.store.get(saveBlockerAtom)).toBeNull();
    expect(server.stored().resume.name).toBe('typed late');
    expect(session.store.get(saveStateAtom)).toBe('saved');
  });

  test('does not remove unsaved changes of another open tab', async () => {
    const server = createServer();
    const offline = server.open();
    server.refuse('unavailable');
    offline.apply(named('typed in the tunnel'));
    await rest();
    // The service answered, so the state is not 'offline'.
    expect(offline.store.get(saveStateAtom)).toBe('waiting');
    server.refuse(null);
    const other = server.open();
    other.apply(summary('saved at once'));
    await other.flush();
    expect(storedChanges()).toMatchObject([{ operation: named('typed in the tunnel') }]);
    // Another tab saves them only after this tab is closed.
    offline.close();
    other.close();
    await rest();
    expect(server.stored().resume.name).toBe('typed in the tunnel');
  });

  test('takes over unsaved changes of a closed tab', async () => {
    const server = createServer();
    const gone = server.open();
    server.refuse('unavailable');
    gone.apply(named('left behind'));
    await rest();
    events.dispatchEvent(new Event('pagehide'));
    server.refuse(null);
    const next = server.open();
    expect(next.store.get(resumeAtom)?.name).toBe('left behind');
  });

  test('shows changes saved elsewhere when the page becomes visible', async () => {
    const server = createServer();
    const session = server.open();
    server.elsewhere(named('from the telephone'));
    document.dispatchEvent(new Event('visibilitychange'));
    await rest();
    expect(session.store.get(resumeAtom)?.name).toBe('from the telephone');
  });
});
