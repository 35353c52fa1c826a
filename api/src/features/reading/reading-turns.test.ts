import { expect, test } from 'vitest';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { QueueFullError } from '../../platform/fair-queue.ts';
import { inReadingTurn } from './reading-turns.ts';

const visitorAt = (address: string) => ({ user: null, address });
const user = { id: 'u1', email: 'a@example.pl', firstName: '', lastName: '', hasPassword: true };
const userAt = (address: string): Pick<RequestContext, 'user' | 'address'> => ({ user, address });

test('visitors of one network take two places, and of all networks eight, so that users are read', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const read = (caller: Pick<RequestContext, 'user' | 'address'>) => inReadingTurn(caller, () => promise);
  const read64 = (subnet: number) => read(visitorAt(`2001:db8:77:${subnet}::1`));
  const waiting = [read64(1), read64(2)];
  await expect(read64(3)).rejects.toThrow(DomainError);
  for (let network = 0; network < 6; network++) waiting.push(read(visitorAt(`203.0.${network}.1`)));
  await expect(read(visitorAt('198.51.100.1'))).rejects.toThrow(QueueFullError);
  // Also at the address of a visitor that was refused.
  waiting.push(read(userAt('2001:db8:77:3::1')));
  resolve('read');
  expect(await Promise.all(waiting)).toEqual(Array(9).fill('read'));
  // Every place is free again.
  expect(await Promise.all([read64(1), read64(2)])).toEqual(['read', 'read']);
});
