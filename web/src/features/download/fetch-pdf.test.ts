import { createHash } from 'node:crypto';
import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeFileName, fetchServerPdf, fetchTypesetPdf } from './fetch-pdf.ts';

const encode = (name: string) => Buffer.from(name, 'utf8').toString('base64');
const pdf = () => new Response('%PDF-', { headers: { 'x-file-name': encode('Łucja') } });

/** A fake `fetch` that gives these answers in order and repeats the last one. */
function connection(...answers: (() => Response)[]) {
  const requestedUrls: string[] = [];
  const request = (async (url: string) => {
    requestedUrls.push(url);
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  }) as typeof fetch;
  return { requestedUrls, request };
}

const broken = () => {
  throw new TypeError('fetch failed');
};
const gateway = (status: number) => () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
const refused = (status: number) => () => Response.json({ error: { code: 'forbidden', message: 'no' } }, { status });

it('decodes the file name from base64 of UTF-8', () => {
  expect(decodeFileName(encode('Zażółć gęślą jaźń - CV'))).toBe('Zażółć gęślą jaźń - CV');
});

it("calls a file without a name 'CV'", () => {
  expect(decodeFileName(null)).toBe('CV');
  expect(decodeFileName('')).toBe('CV');
});

describe('a download without an answer of the API', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function outcomeOf(download: Promise<{ name: string }>): Promise<string> {
    const outcome = download.then(
      ({ name }) => name,
      (error: Error) => `${error.name}: ${error.message}`,
    );
    await vi.runAllTimersAsync();
    return outcome;
  }

  it('is retried after a broken connection and after a gateway error', async () => {
    for (const failure of [broken, gateway(502), gateway(503), gateway(504)]) {
      const { requestedUrls, request } = connection(failure, failure, pdf);
      expect(await outcomeOf(fetchServerPdf('1', { attachData: true, request }))).toBe('Łucja');
      expect(requestedUrls).toHaveLength(3);
    }
  });

  it('is given up after three tries', async () => {
    const { requestedUrls, request } = connection(broken);
    expect(await outcomeOf(fetchServerPdf('1', { attachData: true, request }))).toBe('TypeError: fetch failed');
    expect(requestedUrls).toHaveLength(3);
  });

  it('is not retried when the API refused it, even when it is overloaded', async () => {
    for (const status of [403, 429, 500, 503]) {
      const { requestedUrls, request } = connection(refused(status));
      expect(await outcomeOf(fetchServerPdf('1', { attachData: true, request }))).toBe('RestRefusal: no');
      expect(requestedUrls).toHaveLength(1);
    }
  });

  it('succeeds with pages of this browser, whichever step failed first', async () => {
    const { requestedUrls, request } = connection(gateway(502), pdf);
    const steps: string[] = [];
    const once = (step: string) => {
      steps.push(step);
      if (steps.filter((one) => one === step).length === 1) throw new TypeError('fetch failed');
    };
    const ports = {
      attachData: true,
      request,
      load: async () => {
        once('load');
        return { resume: emptyResume(crypto.randomUUID(), 'pl'), revision: 3 };
      },
      typeset: async () => ['<svg/>'],
      storeChecksum: async () => once('store'),
    };
    vi.useRealTimers();
    expect((await fetchTypesetPdf('1', ports)).name).toBe('Łucja');
    expect(steps).toEqual(['load', 'load']);
    expect(requestedUrls).toEqual(['/api/resumes/1/v2/download', '/api/resumes/1/v2/download']);
  });

  it('loads the resume again and stores the checksum before it sends the pages again after a conflict', async () => {
    const stored: string[] = [];
    const sent: unknown[] = [];
    const answers = [refused(409), pdf];
    const ports = {
      attachData: false,
      load: async () => ({ resume: emptyResume(crypto.randomUUID(), 'pl'), revision: 7 - answers.length }),
      typeset: async () => ['<svg/>'],
      storeChecksum: async (_: string, checksum: string) => void stored.push(checksum),
      request: (async (_: string, { body }: { body: FormData }) => {
        sent.push(['checksum', 'revision', 'attachData'].map((field) => body.get(field)));
        return answers.shift()!();
      }) as typeof fetch,
    };
    vi.useRealTimers();
    expect((await fetchTypesetPdf('1', ports)).name).toBe('Łucja');
    const checksum = createHash('sha256').update('<svg/>').digest('hex');
    expect(sent).toEqual([
      [checksum, '5', 'false'],
      [checksum, '6', 'false'],
    ]);
    expect(stored).toEqual([checksum]);
  });
});
