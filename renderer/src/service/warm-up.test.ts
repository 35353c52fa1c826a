import { expect, test } from 'vitest';
import { RenderFailure } from '../failure.ts';
import type { RenderService } from './service.ts';
import { warmUp } from './warm-up.ts';

function failingWith(error: Error): RenderService {
  return {
    render: async () => {
      throw error;
    },
  };
}

test('a page that takes too long ends the warm-up, and not the start', async () => {
  const slow: string[] = [];
  const timeout = new RenderFailure('PAGE_TIMEOUT', 'took longer than 500 ms', 1);
  await warmUp(failingWith(timeout), ({ message }) => slow.push(message));
  expect(slow).toEqual(['page 1: took longer than 500 ms']);
});

test('a page that cannot be rendered ends the start', async () => {
  const refused = new RenderFailure('SVG_REFUSED', 'unknown element', 1);
  await expect(warmUp(failingWith(refused), () => {})).rejects.toBe(refused);
});
