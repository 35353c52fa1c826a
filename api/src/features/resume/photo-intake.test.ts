import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { RequestContext } from '../../context.ts';
import { decodeUpload } from './photo-intake.ts';

/** A call by a visitor at an address; decoding asks for nothing else. */
const from = (address: string) => ({ user: null, address }) as RequestContext;

test('decodes two photos at a time, lets a few wait, and says of the rest that there are too many right now', async () => {
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#336655' } })
    .jpeg()
    .toBuffer();
  // All are asked for before any is decoded: decoding takes place in other threads.
  const started = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'].map((address) =>
    Array.from({ length: 6 }, () => decodeUpload(from(address), photo)),
  );
  const results = await Promise.all(started.map((uploads) => Promise.allSettled(uploads)));
  const done = results.map((uploads) => uploads.filter(({ status }) => status === 'fulfilled').length);
  // Two places at work, one an address; eight in the line, which the third and the fourth address share with those before them.
  expect(done).toEqual([3, 3, 2, 2]);
  for (const result of results.flat()) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'unavailable' });
  }
  // All places are free again.
  await expect(decodeUpload(from('203.0.113.3'), photo)).resolves.toMatchObject({ widthPx: 600, heightPx: 400 });
});
