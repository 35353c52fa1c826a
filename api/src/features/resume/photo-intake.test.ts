import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { RequestContext } from '../../context.ts';
import { decodeUpload } from './photo-intake.ts';

/** A visitor's call from an address. Decoding reads nothing else of the context. */
const from = (address: string) => ({ user: null, address }) as RequestContext;

test('decodes two photos at a time, queues a few, and refuses the rest as unavailable', async () => {
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#336655' } })
    .jpeg()
    .toBuffer();
  // All calls start before any is decoded, since decoding runs in other threads.
  const started = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'].map((address) =>
    Array.from({ length: 6 }, () => decodeUpload(from(address), photo)),
  );
  const results = await Promise.all(started.map((uploads) => Promise.allSettled(uploads)));
  const done = results.map((uploads) => uploads.filter(({ status }) => status === 'fulfilled').length);
  // Two are decoded at once, one of each address. Eight wait in the queue, which all four addresses share.
  expect(done).toEqual([3, 3, 2, 2]);
  for (const result of results.flat()) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'unavailable' });
  }
  // All places are free again.
  await expect(decodeUpload(from('203.0.113.3'), photo)).resolves.toMatchObject({ widthPx: 600, heightPx: 400 });
});
