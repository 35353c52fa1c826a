import { type Reason, RendererError } from '@kreda/proto/renderer';
import { expect, test } from 'vitest';
import { checkedPage } from './checked-page.ts';
import { type RenderCall, renderPdf } from './render-pdf.ts';

/** The refusal for an error of the renderer. */
function refusalAfter(message: string, facts: { reason?: Reason; page?: number }) {
  const renderer = { render: () => Promise.reject(new RendererError(message, { code: 'UNKNOWN', ...facts })) };
  const call = { renderer, requestId: 'test', deadlineMs: 1_000 } as unknown as RenderCall;
  return renderPdf(call, [checkedPage(new Uint8Array())], {}).catch((error: unknown) => error);
}

test('a page that takes too long to render is refused and named, since a retry would take as long', async () => {
  const message = 'page 3: a page took longer than 5000 ms';
  expect(await refusalAfter(message, { reason: 'PAGE_TIMEOUT', page: 3 })).toMatchObject({
    code: 'invalid',
    message: 'page 3: it takes too long to draw',
    fields: { page_2: 'page 3: it takes too long to draw' },
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
