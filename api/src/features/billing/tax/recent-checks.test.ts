import { beforeEach, expect, test, vi } from 'vitest';
import { type CheckPurpose, QUOTES_PER_MINUTE, RecentChecks } from './recent-checks.ts';
import type { ViesAnswer } from './vies-client.ts';

const VALID: ViesAnswer = { isValid: true, consultation: 'WAPI1' };
const INVALID: ViesAnswer = { isValid: false, consultation: null };

let now: Date;
let recent: RecentChecks;
const question = vi.fn<() => Promise<ViesAnswer>>();
beforeEach(() => {
  now = new Date('2026-03-01T12:00:00Z');
  recent = new RecentChecks();
  question.mockReset().mockResolvedValue(VALID);
});
const ask = (purpose: CheckPurpose, number = 'DE136695976') =>
  recent.check(number, { purpose, clock: () => now }, question);
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

test.each([VALID, INVALID])('quotes ask once in ten minutes: %o', async (answer) => {
  question.mockResolvedValue(answer);
  const first = await ask('quote');
  expect(first).toMatchObject({ ...answer, checkedAt: now });
  pass(599);
  expect(await ask('quote')).toEqual(first);
  expect(question).toHaveBeenCalledTimes(1);
  pass(1);
  await ask('quote');
  expect(question).toHaveBeenCalledTimes(2);
});

test('a purchase asks once more than the quotes before it, and a renewal always', async () => {
  await ask('quote');
  question.mockResolvedValue(INVALID);
  expect(await ask('purchase')).toMatchObject(INVALID);
  expect(question).toHaveBeenCalledTimes(2);
  expect(await ask('purchase')).toMatchObject(INVALID);
  expect(await ask('quote')).toMatchObject(INVALID);
  expect(question).toHaveBeenCalledTimes(2);
  await ask('renewal');
  await ask('renewal');
  expect(question).toHaveBeenCalledTimes(4);
});

test('one question about a number is in flight, whoever asks', async () => {
  let answer: (said: ViesAnswer) => void = () => {};
  question.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const asked = [ask('quote'), ask('purchase'), ask('renewal'), ask('quote')];
  answer(VALID);
  expect(await Promise.all(asked)).toMatchObject([VALID, VALID, VALID, VALID]);
  expect(question).toHaveBeenCalledTimes(1);
});

test('what was not answered is not remembered', async () => {
  question.mockRejectedValue(new Error('down'));
  await expect(ask('quote')).rejects.toThrow('down');
  question.mockResolvedValue(VALID);
  expect(await ask('quote')).toMatchObject(VALID);
});

test('quotes ask at most so often in a minute, and purchases and renewals are not kept from asking', async () => {
  for (let n = 0; n < QUOTES_PER_MINUTE; n += 1) expect(await ask('quote', `DE${n}`)).toMatchObject(VALID);
  expect(await ask('quote', 'DE999')).toBeNull();
  expect(await ask('quote', 'DE0')).toMatchObject(VALID);
  expect(await ask('purchase', 'DE999')).toMatchObject(VALID);
  expect(await ask('renewal', 'DE998')).toMatchObject(VALID);
  pass(60);
  expect(await ask('quote', 'DE997')).toMatchObject(VALID);
});
