import { describe, expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

const never = new AbortController().signal;

/** Lets pending promise callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('admission', () => {
  test('serves keys in turn: fifty renders of one key delay another key by one turn only', async () => {
    const admission = createAdmission({ running: 1, waiting: 100 });
    const served: string[] = [];
    const render = async (key: string) => {
      const leave = await admission.enter(never, key);
      served.push(key);
      await settle();
      leave();
    };
    const many = Array.from({ length: 50 }, () => render('greedy'));
    const others = ['ann', 'bob', 'cid'].map(render);
    await Promise.all([...many, ...others]);
    expect(served).toHaveLength(53);
    expect(served.slice(0, 6).sort()).toEqual(['ann', 'bob', 'cid', 'greedy', 'greedy', 'greedy']);
  });

  test('keeps half of the queue for other keys, and refuses more renders of one key at once', async () => {
    const admission = createAdmission({ running: 1, waiting: 4 });
    const leave = await admission.enter(never, 'greedy');
    const waiting = [admission.enter(never, 'greedy'), admission.enter(never, 'greedy')];
    await expect(admission.enter(never, 'greedy')).rejects.toMatchObject({ reason: 'QUEUE_FULL' });
    const other = admission.enter(never, 'ann');
    leave();
    for (const turn of [waiting[0]!, other, waiting[1]!]) (await turn)();
    await expect(admission.enter(never, 'greedy')).resolves.toBeTypeOf('function');
  });

  test('never gives one key the last running place, and gives it to the next other key', async () => {
    const admission = createAdmission({ running: 3, waiting: 8 });
    const first = await admission.enter(never, 'greedy');
    await admission.enter(never, 'greedy');
    let thirdBegan = false;
    const third = admission.enter(never, 'greedy').then((leave) => {
      thirdBegan = true;
      return leave;
    });
    await settle();
    expect([admission.running(), admission.waiting(), thirdBegan]).toEqual([2, 1, false]);
    const leave = await admission.enter(never, 'ann');
    expect(admission.running()).toBe(3);
    leave();
    await settle();
    expect(thirdBegan).toBe(false);
    first();
    (await third)();
    expect([admission.running(), admission.waiting()]).toEqual([1, 0]);
  });

  test('refuses a render when the queue is full, and gives the place of an aborted one to the next', async () => {
    const admission = createAdmission({ running: 1, waiting: 1 });
    const leave = await admission.enter(never);
    const impatient = new AbortController();
    const given = admission.enter(impatient.signal);
    await expect(admission.enter(never)).rejects.toMatchObject({ reason: 'QUEUE_FULL' });
    impatient.abort(new Error('gone'));
    await expect(given).rejects.toThrow('gone');
    const next = admission.enter(never);
    leave();
    (await next)();
  });

  test('serves calls without a key in their order of arrival', async () => {
    const admission = createAdmission({ running: 1, waiting: 8 });
    const served: number[] = [];
    const leave = await admission.enter(never);
    const others = [1, 2, 3].map(async (number) => {
      const end = await admission.enter(never);
      served.push(number);
      end();
    });
    leave();
    await Promise.all(others);
    expect(served).toEqual([1, 2, 3]);
  });
});
