import { type Reason, RendererError, type StatusName } from '@kreda/proto/renderer';
import { expect, test } from 'vitest';
import { checkedPage } from './checked-page.ts';
import { type RenderCall, renderPdf } from './render-pdf.ts';

/** The refusal for an error of the renderer. */
function refusalAfter(message: string, facts: { code?: StatusName; reason?: Reason; page?: number }) {
  const renderer = { render: () => Promise.reject(new RendererError(message, { code: 'UNKNOWN', ...facts })) };
  const call = { renderer, requestId: 'test', deadlineMs: 1_000 } as unknown as RenderCall;
  return renderPdf(call, { pages: [checkedPage(new Uint8Array())], info: {} }).catch((error: unknown) => error);
}

test('a page that takes too long to render is refused and named, since a retry would take as long', async () => {
  const message = 'page 3: a page took longer than 5000 ms';
  expect(await refusalAfter(message, { reason: 'PAGE_TIMEOUT', page: 3 })).toMatchObject({
    code: 'invalid',
    message: 'Page 3: it takes too long to draw',
    fields: { page_2: 'Page 3: it takes too long to draw' },
  });
});

test('a page that the renderer refuses is refused with the message of the renderer', async () => {
  expect(await refusalAfter('page 1: <script>', { reason: 'SVG_REFUSED', page: 1 })).toMatchObject({
    code: 'invalid',
    fields: { page_0: 'page 1: <script>' },
  });
});

test('a renderer that is busy, unreachable or broken is unavailable', async () => {
  for (const facts of [{ reason: 'QUEUE_FULL' }, { reason: 'WORKER_FAILED', page: 1 }, {}] as const) {
    expect(await refusalAfter('no', facts)).toMatchObject({ code: 'unavailable', fields: undefined });
  }
});

test.each([
  ['a page that takes too long', 'a page took longer than 5000 ms', { reason: 'PAGE_TIMEOUT' }, 'invalid'],
  ['a page', 'unexpected element', { reason: 'SVG_REFUSED' }, 'invalid'],
  ['the request', '99 pages; allowed: 1 to 60', { reason: 'REQUEST_REFUSED' }, 'invalid'],
  ['a checksum', 'checksum does not match', { reason: 'CHECKSUM_MISMATCH' }, 'conflict'],
  ['a message of more than 64 MiB', 'Received message larger than max', { code: 'RESOURCE_EXHAUSTED' }, 'too-large'],
] as const)(
  'what is refused for good without naming a page is not "try again later": %s',
  async (_, message, facts, code) => {
    const refusal = await refusalAfter(message, facts);
    expect(refusal).toMatchObject({ code, fields: undefined });
    if (code === 'invalid') expect(refusal).toMatchObject({ message });
  },
);
