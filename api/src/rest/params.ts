import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError, noSuchResume } from '../errors.ts';

const uuidParams = z.object({ uuid: z.uuid() });
const idParams = z.object({ id: z.uuid() });

/** The resume that the address names. One with something else than a uuid names none. */
export function uuidOf({ params }: FastifyRequest): string {
  const parsed = uuidParams.safeParse(params);
  if (!parsed.success) throw noSuchResume();
  return parsed.data.uuid;
}

/** The thing that the address names by its id. */
export function idOf({ params }: FastifyRequest): string {
  const parsed = idParams.safeParse(params);
  if (!parsed.success) throw new DomainError('not-found');
  return parsed.data.id;
}
