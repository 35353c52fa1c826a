import { describe, expect, test } from 'vitest';
import { AS_DESIGNED } from '../model/page-setup.ts';
import { increasesOf, reductionsOf } from './density-changes.ts';

describe('changes of a density', () => {
  test('are the difference between 100 per cent and the per cent that controls show', () => {
    // 84.5 is shown as 85.
    expect(reductionsOf({ ...AS_DESIGNED, leading: 0.845 })).toEqual([{ measure: 'leading', percent: 15 }]);
    expect(increasesOf({ ...AS_DESIGNED, text: 1.045, spacing: 0.9 })).toEqual([{ measure: 'text', percent: 5 }]);
  });

  test('leave out what controls show as 100 per cent', () => {
    expect(reductionsOf({ ...AS_DESIGNED, margins: 0.997 })).toEqual([]);
  });
});
