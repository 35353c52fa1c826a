import { matchPath } from '@kreda/site/routes';
import { expect, test } from 'vitest';
import { LETTER_STEPS, letterPath, stepOfSlug } from './letter-steps.ts';

const UUID = '0b3f7c52-2f7e-4d2b-8f5e-7f0a5b1a2c33';

test.each(LETTER_STEPS)('the step %s has an address that leads back to it', (step) => {
  const match = matchPath(letterPath(UUID, step));
  expect(match).toMatchObject({ name: 'letter', params: { id: UUID } });
  expect(stepOfSlug(match!.params.slug)).toBe(step);
  expect(stepOfSlug(step)).toBe(step);
});

test('another word is no step', () => {
  expect(stepOfSlug('cennik')).toBeNull();
  expect(stepOfSlug(undefined)).toBeNull();
});
