import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { latestVersion } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { unsavedChange } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { operationInView } from '@kreda/document/kinds/resume/overlay/operation-in-view';
import { operationsBetween } from '@kreda/document/kinds/resume/versions/operations-between';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutdatedPageError } from '../../../lib/reload-once.ts';
import {
  conflictAtom,
  historyAtom,
  openEditorSession,
  refusedFieldsAtom,
  resumeAtom,
  type ServerPorts,
  saveBlockerAtom,
  saveStateAtom,
  unreadableAtom,
} from './editor-session.ts';
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

function apiError(domainCode: string, fields = {}): Error {
  const error = { code: -32000, message: domainCode, data: { domainCode, fields } };
  return new TRPCClientError(domainCode, { result: { error } as never });
}

/** A fake server; `elsewhere` saves as another tab or device would. */
function createServer() {
  let stored: StoredResume = { resume: emptyResume(UUID, 'pl'), revision: 1, updatedAt: '2026-11-21T10:00:00.000Z' };
  let refusal: string | null = null;
  let losesAnswers = false;
  let unknownTo: string | null = null;
  const copies: (readonly Operation[])[] = [];
  const put = (operation: Operation) => {
    stored = { ...stored, resume: applyOperation(stored.resume, operation), revision: stored.revision + 1 };
  };
  return {
    stored: () => stored,
    copies,
    elsewhere: put,
    answer(next: StoredResume) {
      stored = next;
    },
    refuse(code: string | null) {
      refusal = code;
    },
    /** Until null, the API is of an older release, in which this section has fewer fields. */
    knowLessOf(section: string | null) {
      unknownTo = section;
    },
    loseAnswers(isLosing: boolean) {
      losesAnswers = isLosing;
    },
    open: (view: Pick<ServerPorts, 'adaptOperation'> = {}) =>
      openEditorSession(stored, {
        ...view,
        async save(operation, baseRevision) {
          if (refusal) throw apiError(refusal);
          if ('section' in operation && operation.section === unknownTo)
            throw apiError('invalid', { 'operation.data': 'Unrecognized key: "content"' });
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

  test('a change that the server makes comes after what was typed, is undone as one, and keeps earlier changes undoable', async () => {
    const server = createServer();
    const session = server.open();
    session.apply(summary('Wpisane'));
    const typed = session.store.get(resumeAtom)!;
    const answer = await session.changeOnServer(async (revision) => {
      expect(revision).toBe(server.stored().revision);
      expect(server.stored().resume.sections.summary).toEqual(typed.sections.summary);
      server.answer({
        ...server.stored(),
        resume: [summary('Dawne'), { type: 'language', language: 'en' } as Operation].reduce(applyOperation, typed),
        revision: revision + 1,
      });
      return 'done';
    }, operationsBetween);
    expect(answer).toBe('done');
    const restored = session.store.get(resumeAtom)!;
    expect(restored).toEqual(server.stored().resume);
    session.undo();
    expect(session.store.get(resumeAtom)).toEqual(typed);
    session.redo();
    expect(session.store.get(resumeAtom)).toEqual(restored);
    session.undo();
    await session.flush();
    expect(server.stored().resume).toEqual(typed);
    session.undo();
    expect(session.store.get(resumeAtom)!.sections.summary.data.content).toEqual([]);
    session.close();
  });

  test('the server changes nothing while something that was typed is not saved', async () => {
    const server = createServer();
    const session = server.open();
    server.knowLessOf('summary');
    session.apply(summary('Wpisane'));
    const change = vi.fn(async () => 'done');
    expect(await session.changeOnServer(change, operationsBetween)).toBeNull();
    expect(change).not.toHaveBeenCalled();
    session.close();
  });

  test('a change that the server refuses changes nothing in the editor', async () => {
    const server = createServer();
    const session = server.open();
    const before = session.store.get(resumeAtom);
    const refused = session.changeOnServer(() => Promise.reject(apiError('conflict')), operationsBetween);
    await expect(refused).rejects.toThrow('conflict');
    expect(session.store.get(resumeAtom)).toBe(before);
    expect(session.store.get(historyAtom).canUndo).toBe(false);
    session.close();
  });

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

  describe('of a view', () => {
    const job = (id: string, position: string) => ({ ...SECTIONS.experiences.emptyEntry(id), position });
    const jobs = (...items: object[]) => ({ type: 'data', section: 'experiences', data: { items } }) as Operation;
    const shown = (session: ReturnType<ReturnType<typeof createServer>['open']>) =>
      session.store
        .get(resumeAtom)!
        .sections.experiences.data.items.map(
          ({ id, position, hidden }) => `${id} ${position}${hidden ? ' hidden' : ''}`,
        );

    test('hides an entry that is deleted, saves it so, and shows it again by undo', async () => {
      const server = createServer();
      server.elsewhere(jobs(job('a', 'Bosman'), job('b', 'Kapitan')));
      const session = server.open({ adaptOperation: operationInView });
      session.apply(jobs(job('b', 'Kapitan')));
      expect(shown(session)).toEqual(['a Bosman hidden', 'b Kapitan']);
      await rest();
      expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
      session.undo();
      expect(shown(session)).toEqual(['a Bosman', 'b Kapitan']);
      session.redo();
      await rest();
      expect(shown(session)).toEqual(['a Bosman hidden', 'b Kapitan']);
      expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
    });

    test('hides an added entry when adding is undone, since the base has it by then', async () => {
      const server = createServer();
      server.elsewhere(jobs(job('a', 'Bosman')));
      const session = server.open({ adaptOperation: operationInView });
      session.apply(jobs(job('a', 'Bosman'), job('b', 'Kapitan')));
      await rest();
      session.undo();
      await rest();
      expect(shown(session)).toEqual(['a Bosman', 'b Kapitan hidden']);
      expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
    });

    test('merges a change of the base with its own, and saves a deletion whose answer was lost without a question', async () => {
      const server = createServer();
      server.elsewhere(jobs(job('a', 'Bosman'), job('b', 'Kapitan')));
      const session = server.open({ adaptOperation: operationInView });
      server.loseAnswers(true);
      session.apply(jobs(job('b', 'Kapitan')));
      await rest();
      server.loseAnswers(false);
      // The base got an entry, so the server has materialised the view again.
      server.elsewhere(jobs({ ...job('a', 'Bosman'), hidden: true }, job('b', 'Kapitan'), job('c', 'Maszynista')));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(session.store.get(conflictAtom)).toBeNull();
      expect(shown(session)).toEqual(['a Bosman hidden', 'b Kapitan', 'c Maszynista']);
      expect(session.store.get(saveStateAtom)).toBe('saved');
      expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
    });
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

  describe('two tabs in one section', () => {
    const personal = (server: ReturnType<typeof createServer>, change: object): Operation => ({
      type: 'data',
      section: 'personal-data',
      data: { ...server.stored().resume.sections['personal-data'].data, ...change },
    });
    const job = (id: string, position: string) => ({ ...SECTIONS.experiences.emptyEntry(id), position });
    const jobs = (...items: object[]) => ({ type: 'data', section: 'experiences', data: { items } }) as Operation;
    const dataOf = (server: ReturnType<typeof createServer>) => server.stored().resume.sections['personal-data'].data;

    test('are merged without a question if they changed different fields, and both stay', async () => {
      const server = createServer();
      const session = server.open();
      session.apply(personal(server, { city: 'Gdynia' }));
      server.elsewhere(personal(server, { phone: '601 234 567' }));
      await rest();
      expect(session.store.get(conflictAtom)).toBeNull();
      expect(dataOf(server)).toMatchObject({ city: 'Gdynia', phone: '601 234 567' });
      expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
      await rest();
      expect(session.store.get(saveStateAtom)).toBe('saved');
      expect(storedChanges()).toEqual([]);
    });

    test('are asked if they changed the same field, and nothing is saved before the answer', async () => {
      const server = createServer();
      const session = server.open();
      session.apply(personal(server, { city: 'Gdynia', phone: '1' }));
      const theirs = personal(server, { city: 'Sopot' });
      server.elsewhere(theirs);
      await rest();
      expect(session.store.get(conflictAtom)?.mine.sections['personal-data'].data.city).toBe('Gdynia');
      expect(session.store.get(conflictAtom)?.latest.resume.sections['personal-data'].data.city).toBe('Sopot');
      expect(dataOf(server)).toMatchObject({ city: 'Sopot', phone: '' });
    });

    test('decide field by field, and what collides nowhere stays of both', async () => {
      const server = createServer();
      const session = server.open();
      session.apply(personal(server, { city: 'Gdynia', firstName: 'Anna', phone: '1' }));
      server.elsewhere(personal(server, { city: 'Sopot', firstName: 'Anne', profession: 'Kapitanka' }));
      await rest();
      const fields = session.store.get(conflictAtom)!.fields!;
      expect(fields.map(({ path, mine, theirs }) => [path.join('/'), mine, theirs])).toEqual([
        ['firstName', 'Anna', 'Anne'],
        ['city', 'Gdynia', 'Sopot'],
      ]);
      const [name, city] = fields;
      await expect(session.resolve({ [name!.key]: 'mine' })).rejects.toThrow(/cannot be decided/);
      expect(session.store.get(conflictAtom)).not.toBeNull();
      await session.resolve({ [name!.key]: 'mine', [city!.key]: 'theirs' });
      await rest();
      expect(dataOf(server)).toMatchObject({ firstName: 'Anna', city: 'Sopot', phone: '1', profession: 'Kapitanka' });
      expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
      expect(session.store.get(saveStateAtom)).toBe('saved');
      expect(storedChanges()).toEqual([]);
    });

    describe('before the dialog has loaded, the form still takes text', () => {
      const conflicting = async () => {
        const server = createServer();
        const session = server.open();
        session.apply(personal(server, { city: 'Gdynia' }));
        server.elsewhere(personal(server, { city: 'Sopot', firstName: 'Anne' }));
        server.elsewhere(summary('theirs'));
        await rest();
        return { server, session, conflict: () => session.store.get(conflictAtom) };
      };
      const typed = (server: ReturnType<typeof createServer>, change: object) =>
        personal(server, { firstName: '', city: 'Gdynia', ...change });

      test('and what is typed is saved, whatever is chosen', async () => {
        for (const how of ['mine', 'byField'] as const) {
          const { server, session, conflict } = await conflicting();
          session.apply(typed(server, { city: 'Gdynia Orłowo', phone: '601 602 603' }));
          expect(conflict()?.mine.sections['personal-data'].data).toMatchObject({ phone: '601 602 603' });
          const city = conflict()!.fields![0]!;
          expect(city.mine).toBe('Gdynia Orłowo');
          await session.resolve(how === 'mine' ? 'mine' : { [city.key]: 'mine' });
          await rest();
          expect(dataOf(server)).toMatchObject({ city: 'Gdynia Orłowo', phone: '601 602 603' });
          expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
          expect(storedChanges()).toEqual([]);
          session.close();
        }
      });

      test('and a field that collides since then is asked for too', async () => {
        const { server, session, conflict } = await conflicting();
        const [city] = conflict()!.fields!;
        session.apply(typed(server, { firstName: 'Anna' }));
        await expect(session.resolve({ [city!.key]: 'mine' })).rejects.toThrow(/cannot be decided/);
        const fields = conflict()!.fields!;
        expect(fields.map(({ path }) => path.join('/'))).toEqual(['firstName', 'city']);
        await session.resolve(Object.fromEntries(fields.map(({ key }) => [key, 'mine'])));
        await rest();
        expect(dataOf(server)).toMatchObject({ firstName: 'Anna', city: 'Gdynia' });
      });

      test('and a section that collides since then is asked for too', async () => {
        const { server, session, conflict } = await conflicting();
        session.apply(summary('mine'));
        expect(conflict()?.colliding.map((operation) => 'section' in operation && operation.section)).toEqual([
          'personal-data',
          'summary',
        ]);
        await session.resolve('theirs');
        await rest();
        expect(server.stored().resume.sections.summary.data).toEqual((summary('theirs') as { data: unknown }).data);
      });

      test('and nothing is asked once nothing collides any more', async () => {
        const { server, session, conflict } = await conflicting();
        session.apply(typed(server, { city: 'Sopot', phone: '601' }));
        expect(conflict()).toBeNull();
        await rest();
        expect(dataOf(server)).toMatchObject({ firstName: 'Anne', city: 'Sopot', phone: '601' });
        expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
        expect(session.store.get(saveStateAtom)).toBe('saved');
      });
    });

    test('keep an entry that one added beside one that the other changed', async () => {
      const server = createServer();
      server.elsewhere(jobs(job('a', 'Kapitanka')));
      const session = server.open();
      session.apply(jobs(job('a', 'Kapitanka portu')));
      server.elsewhere(jobs(job('a', 'Kapitanka'), job('b', 'Bosmanka')));
      await rest();
      expect(session.store.get(conflictAtom)).toBeNull();
      const { items } = server.stored().resume.sections.experiences.data;
      expect(items.map(({ position }) => position)).toEqual(['Kapitanka portu', 'Bosmanka']);
    });

    test('are merged while the user goes on typing, and when answers are lost', async () => {
      const server = createServer();
      const session = server.open();
      server.loseAnswers(true);
      session.apply(personal(server, { city: 'Gdy' }));
      await vi.advanceTimersByTimeAsync(700);
      expect(dataOf(server).city).toBe('Gdy');
      server.loseAnswers(false);
      server.elsewhere(personal(server, { phone: '601' }));
      session.apply(personal(server, { city: 'Gdynia', phone: '' }));
      await rest();
      server.elsewhere(personal(server, { email: 'a@example.com' }));
      session.apply(personal(server, { city: 'Gdynia Orłowo', email: '' }));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(session.store.get(conflictAtom)).toBeNull();
      expect(dataOf(server)).toMatchObject({ city: 'Gdynia Orłowo', phone: '601', email: 'a@example.com' });
      expect(session.store.get(resumeAtom)).toEqual(server.stored().resume);
    });

    test('are merged beside a conflict in another section, whatever is chosen there', async () => {
      for (const choice of ['mine', 'theirs'] as const) {
        const server = createServer();
        const session = server.open();
        session.apply(personal(server, { city: 'Gdynia' }));
        session.apply(summary('mine'));
        server.elsewhere(personal(server, { phone: '601' }));
        server.elsewhere(summary('theirs'));
        await rest();
        expect(session.store.get(conflictAtom)).toMatchObject({ colliding: [summary('mine')] });
        expect(session.store.get(conflictAtom)?.mine.sections['personal-data'].data.phone).toBe('601');
        await session.resolve(choice);
        await rest();
        expect(dataOf(server)).toMatchObject({ city: 'Gdynia', phone: '601' });
        expect(server.stored().resume.sections.summary.data).toEqual((summary(choice) as { data: unknown }).data);
        session.close();
      }
    });

    test('are merged with what a closed page left behind', async () => {
      const server = createServer();
      const was = server.stored().resume;
      storage.set(CLOSED_TAB_KEY, JSON.stringify([unsavedChange(was, personal(server, { city: 'Gdynia' }))]));
      server.elsewhere(personal(server, { phone: '601' }));
      const session = server.open();
      expect(session.store.get(conflictAtom)).toBeNull();
      await rest();
      expect(dataOf(server)).toMatchObject({ city: 'Gdynia', phone: '601' });
      expect(storedChanges()).toEqual([]);
    });

    test('do not undo each other', async () => {
      const server = createServer();
      const session = server.open();
      session.apply(named('Mine'));
      session.apply(personal(server, { city: 'Gdynia' }));
      server.elsewhere(personal(server, { phone: '601' }));
      await rest();
      // The change of the section is no longer in the history, so the name is undone.
      session.undo();
      await rest();
      expect(dataOf(server)).toMatchObject({ city: 'Gdynia', phone: '601' });
      expect(server.stored().resume.name).not.toBe('Mine');
      expect(session.store.get(historyAtom)).toEqual({ canUndo: false, canRedo: true });
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

  describe('with clients and APIs of other releases', () => {
    const school = { ...SECTIONS.education.emptyEntry('a'), schoolName: 'Politechnika' };
    const { degree: _, ...olderSchool } = school;
    const education = (item: object) => ({ type: 'data', section: 'education', data: { items: [item] } }) as Operation;

    test('restores changes of a page of an older release, and keeps the value that a newer page saved in the new field', async () => {
      const server = createServer();
      server.elsewhere(education({ ...school, degree: 'mgr' }));
      const change = { operation: education({ ...olderSchool, city: 'Gdynia' }), base: [education(olderSchool)] };
      storage.set(CLOSED_TAB_KEY, JSON.stringify([change]));
      const session = server.open();
      const restored = [{ ...school, degree: 'mgr', city: 'Gdynia' }];
      expect(session.store.get(conflictAtom)).toBeNull();
      expect(session.store.get(resumeAtom)?.sections.education.data.items).toEqual(restored);
      await rest();
      expect(server.stored().resume.sections.education.data.items).toEqual(restored);
      expect(storedChanges()).toEqual([]);
    });

    const designed = (version: number): StoredResume => ({
      resume: { ...emptyResume(UUID, 'pl'), patternVersion: version },
      revision: 2,
      updatedAt: '2026-11-21T11:00:00.000Z',
    });

    test('does not open a resume with a template version of a newer release, and leaves its unsaved changes stored', () => {
      const server = createServer();
      const change = JSON.stringify([unsavedChange(server.stored().resume, named('typed before'))]);
      storage.set(CLOSED_TAB_KEY, change);
      server.answer(designed(99));
      expect(server.open).toThrow(OutdatedPageError);
      server.answer({ ...designed(1), resume: { ...designed(1).resume, pattern: 'unheard-of' as 'modern' } });
      expect(server.open).toThrow(OutdatedPageError);
      expect([...storage]).toEqual([[CLOSED_TAB_KEY, change]]);
    });

    test('keeps what was typed when a newer tab chooses a template version that it does not know', async () => {
      const server = createServer();
      const session = server.open();
      server.answer(designed(99));
      session.apply(named('typed here'));
      await rest();
      expect(session.store.get(resumeAtom)).toMatchObject({
        name: 'typed here',
        patternVersion: latestVersion('modern'),
      });
      expect(server.stored().resume.patternVersion).toBe(99);
      expect(storedChanges()).toMatchObject([{ operation: named('typed here') }]);
    });

    test('keeps changes that it cannot read through saves and reloads until the user deletes them', async () => {
      const server = createServer();
      const unreadable = [
        { operation: education({ ...school, thesis: 'O kredzie' }), base: [], sent: [] },
        { operation: named('x'.repeat(500)), base: [named('')], sent: [] },
      ];
      storage.set(
        CLOSED_TAB_KEY,
        JSON.stringify([...unreadable, unsavedChange(server.stored().resume, named('kept'))]),
      );
      storage.set(`${CLOSED_TAB_KEY}-too`, '[{"operation":{"ty');
      const session = server.open();
      await rest();
      expect(server.stored().resume.name).toBe('kept');
      const all = [...unreadable, '[{"operation":{"ty'];
      expect(storedChanges()).toEqual(all);
      session.close();
      const next = server.open();
      expect(next.store.get(unreadableAtom)).toEqual(all);
      next.apply(named('typed since'));
      next.deleteUnreadable();
      expect(next.store.get(unreadableAtom)).toEqual([]);
      expect(storedChanges()).toMatchObject([{ operation: named('typed since') }]);
      await rest();
      expect(storedChanges()).toEqual([]);
    });

    test('leaves the changes of closed tabs in their place if the storage is full', () => {
      const server = createServer();
      const kept = JSON.stringify([unsavedChange(server.stored().resume, named('kept'))]);
      storage.set(CLOSED_TAB_KEY, kept);
      vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      expect(server.open().store.get(resumeAtom)?.name).toBe('kept');
      expect(storage.get(CLOSED_TAB_KEY)).toBe(kept);
    });

    test('retries an operation that an older API does not know until an API takes it, and saves the others meanwhile', async () => {
      const server = createServer();
      const session = server.open();
      server.knowLessOf('summary');
      session.apply(summary('for the new API'));
      session.apply(named('for any API'));
      await rest();
      expect(server.stored().resume.name).toBe('for any API');
      expect(session.store.get(saveStateAtom)).toBe('waiting');
      expect(session.store.get(refusedFieldsAtom)).toEqual({});
      expect(storedChanges()).toMatchObject([{ operation: summary('for the new API') }]);
      server.knowLessOf(null);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(server.stored().resume.sections.summary.data).toEqual({
        content: [{ type: 'paragraph', children: [{ text: 'for the new API' }] }],
      });
      expect(session.store.get(saveStateAtom)).toBe('saved');
      expect(storedChanges()).toEqual([]);
    });

    test('does not retry an operation that this release refuses too', async () => {
      const server = createServer();
      const session = server.open();
      server.knowLessOf('summary');
      session.apply(summary('x'.repeat(20_001)));
      await rest();
      expect(session.store.get(saveStateAtom)).toBe('refused');
      expect(storedChanges()).toHaveLength(1);
    });

    test('opens a resume from an older API', async () => {
      const server = createServer();
      const whole = server.stored();
      const { education: __, ...sections } = whole.resume.sections;
      server.answer({ ...whole, resume: { ...whole.resume, sections: sections as typeof whole.resume.sections } });
      expect(server.open().store.get(resumeAtom)).toEqual(whole.resume);
    });
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
