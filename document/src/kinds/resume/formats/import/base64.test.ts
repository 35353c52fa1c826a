import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { decodeBase64 } from './base64.ts';

test('decodes what Node encodes, with and without padding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(decodeBase64(text)).toEqual(bytes);
      expect(decodeBase64(text.replace(/=+$/, ''))).toEqual(bytes);
    }),
    runs(200),
  );
});

test.each(['A', 'AAAAA', 'AA*A', 'AA AA', 'AA\nAA', 'Ą===', '===='])('refuses %j', (text) => {
  expect(decodeBase64(text)).toBeNull();
});
