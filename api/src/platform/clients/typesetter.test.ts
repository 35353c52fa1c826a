import { loadHyphenator } from '@kreda/document/engine/text/hyphenator';
import { TooManyPagesError } from '@kreda/document/engine/too-many-pages';
import { attachedResume } from '@kreda/document/kinds/resume/formats/json-resume/attached-resume';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { demoResume } from '@kreda/document/testing/demo-resumes';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readFonts } from './fonts.ts';
import type { TypesetAnswer, TypesetWork } from './typeset-worker.ts';
import type { TypesetWorker } from './typeset-worker-thread.ts';
import { type BackgroundTypesetter, createBackgroundTypesetter, TypesetterBusyError } from './typesetter.ts';

describe('typesetting beside the event loop', () => {
  let background: BackgroundTypesetter;
  const here = createTypesetter([...readFonts().values()]);
  beforeAll(() => {
    background = createBackgroundTypesetter();
  });
  afterAll(() => background.close());

  test('every worker returns the same bytes as typesetting in this thread', async () => {
    for (const pattern of ['modern', 'tags'] as const) {
      const resume = demoResume('typical', pattern, 'de');
      const { pages } = here.typeset(resume);
      const both = await Promise.all(['a', 'b'].map((fairnessKey) => background.typeset(resume, { fairnessKey })));
      expect(both).toEqual([pages, pages]);
    }
  });

  test('divides words of the language where the resume wants it', async () => {
    const resume = demoResume('typical', 'mirror', 'de');
    const hyphenated = { ...resume, pageSetup: { ...resume.pageSetup, hyphenation: true } };
    const hyphenator = await loadHyphenator('de');
    const pages = await background.typeset(hyphenated);
    expect(pages).toEqual(here.typeset(hyphenated, { hyphenator }).pages);
    expect(pages).not.toEqual(here.typeset(resume).pages);
  });

  test('continues with other resumes when one cannot be typeset', async () => {
    const resume = demoResume('sparse', 'modern', 'pl');
    await expect(background.typeset({ ...resume, patternVersion: 99 })).rejects.toThrow(/no version 99/);
    expect((await background.typeset(resume)).length).toBe(1);
  });

  test('writes the file that a PDF carries', async () => {
    const resume = demoResume('typical', 'modern', 'pl');
    const photo = 'data:image/jpeg;base64,AAAA';
    expect(await background.attachResume(resume, { photo, fairnessKey: 'a' })).toEqual(attachedResume(resume, photo));
  });

  test('refuses a resume of more pages than are allowed', async () => {
    const resume = demoResume('huge', 'modern', 'pl');
    const pages = await background.typeset(resume);
    const tooMany = background.typeset(resume, { maxPages: pages.length - 1 });
    await expect(tooMany).rejects.toThrow(TooManyPagesError);
    expect(await background.typeset(resume, { maxPages: pages.length })).toEqual(pages);
  });

  test('ends its threads and rejects their jobs', async () => {
    const other = createBackgroundTypesetter({ workers: 1 });
    const running = other.typeset(demoResume('huge', 'modern', 'pl'));
    const waiting = other.typeset(demoResume('typical', 'modern', 'pl'));
    const failures = Promise.allSettled([running, waiting]);
    await other.close();
    for (const failure of await failures) {
      expect(failure).toMatchObject({ status: 'rejected', reason: expect.any(TypesetterBusyError) });
    }
  });
});

/** What the fake worker does with a resume of this name. */
const CRASHES = 'crashes';
const HANGS = 'hangs';

describe('jobs of many users', () => {
  /** Names of the resumes in the order in which workers began with them. */
  let begun: string[];
  let background: BackgroundTypesetter | null = null;
  afterEach(() => background?.close());

  const nameOf = (work: TypesetWork) => ('resume' in work ? work.resume.name : 'invoice');
  function startFakeWorker(): TypesetWorker {
    let isAlive = true;
    let fail = (_: Error) => {};
    return {
      isAlive: () => isAlive,
      ask: (work) => {
        begun.push(nameOf(work));
        return new Promise<TypesetAnswer>((resolve, reject) => {
          fail = (error) => {
            isAlive = false;
            reject(error);
          };
          if (nameOf(work) === CRASHES) fail(new Error('out of memory'));
          else if (nameOf(work) !== HANGS) resolve({ pages: [nameOf(work)] });
        });
      },
      end: async (reason) => fail(reason),
    };
  }
  const resumeNamed = (name: string): Resume => ({ ...demoResume('sparse', 'modern', 'pl'), name });
  const start = (options: { workers: number; jobTimeoutMs?: number; waitTimeoutMs?: number }) => {
    begun = [];
    const started = createBackgroundTypesetter({ ...options, startWorker: startFakeWorker });
    background = started;
    return (name: string, fairnessKey: string) => started.typeset(resumeNamed(name), { fairnessKey });
  };

  test('are served in turn, however many jobs one user has', async () => {
    const typeset = start({ workers: 1 });
    await Promise.all(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => typeset(name, name[0]!)));
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  test.each([
    ['takes too long', HANGS, 'not done in 20 ms'],
    ['ends its worker', CRASHES, 'out of memory'],
  ])('fail alone when one of them %s', async (_, name, reason) => {
    const typeset = start({ workers: 1, jobTimeoutMs: 20 });
    const failing = typeset(name, 'a');
    const others = ['b1', 'a1'].map((other) => typeset(other, other[0]!));
    await expect(failing).rejects.toThrow(reason);
    expect(await Promise.all(others)).toEqual([['b1'], ['a1']]);
  });

  test('overtake a long job of another user with two workers', async () => {
    const typeset = start({ workers: 2 });
    const hanging = typeset(HANGS, 'a').catch((error: Error) => error.message);
    const second = typeset('a2', 'a').catch((error: Error) => error.message);
    expect(await typeset('b1', 'b')).toEqual(['b1']);
    // The second worker is for others: one user's jobs never take both.
    expect(begun).toEqual([HANGS, 'b1']);
    await background!.close();
    expect(await Promise.all([hanging, second])).toEqual(['closing', 'closing']);
  });

  test('are rejected when their turn does not come in time, and not begun later', async () => {
    const typeset = start({ workers: 1, waitTimeoutMs: 20, jobTimeoutMs: 200 });
    const hanging = typeset(HANGS, 'a');
    const late = typeset('late', 'b');
    await expect(late).rejects.toThrow('not begun in 20 ms');
    await expect(hanging).rejects.toThrow('not done in 200 ms');
    expect(await typeset('next', 'b')).toEqual(['next']);
    expect(begun).toEqual([HANGS, 'next']);
  });
});
