import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError, noSuchLetter, noSuchResume } from '../errors.ts';

/** The path's parameters of a call about a resume. */
export const RESUME_PARAMS = { uuid: z.uuid() };
/** The path's parameters of a call about a letter. */
export const LETTER_PARAMS = { uuid: z.uuid() };
/** The path's parameters of a call about a thing with an id. */
export const ID_PARAMS = { id: z.uuid() };

const uuidParams = z.object(RESUME_PARAMS);
const idParams = z.object(ID_PARAMS);

/** The resume that the path names. @throws {DomainError} `not-found` for something else than a uuid. */
export function uuidOf({ params }: FastifyRequest): string {
  const parsed = uuidParams.safeParse(params);
  if (!parsed.success) throw noSuchResume();
  return parsed.data.uuid;
}

/** The letter that the path names. @throws {DomainError} `not-found` for something else than a uuid. */
export function letterUuidOf({ params }: FastifyRequest): string {
  const parsed = uuidParams.safeParse(params);
  if (!parsed.success) throw noSuchLetter();
  return parsed.data.uuid;
}

/** The id in the path. @throws {DomainError} `not-found` for something else than a uuid. */
export function idOf({ params }: FastifyRequest): string {
  const parsed = idParams.safeParse(params);
  if (!parsed.success) throw new DomainError('not-found');
  return parsed.data.id;
}
