import { joinMethod, type ReceivedJoinRequest } from '@kreda/proto/renderer-service';
import { RenderFailure } from '../failure.ts';
import { joinLimits } from '../join/join-limits.ts';
import { readField } from './wire-fields.ts';

/** A decoded request, or the reason why it was refused undecoded. */
export type ReceivedJoin = { request: ReceivedJoinRequest } | { refused: RenderFailure };

/** The field number of a JoinRequest's parts. */
const PARTS_FIELD = 1;

/** Reads an untrusted message. Parts are counted before any is decoded: an empty one takes two bytes on the wire. */
export function receiveJoin(message: Buffer): ReceivedJoin {
  const problem = findProblem(message);
  if (problem !== undefined) return { refused: new RenderFailure('REQUEST_REFUSED', problem) };
  try {
    // requestDeserialize() gives scalar fields their defaults, and null for absent messages.
    return { request: joinMethod.requestDeserialize(message) as ReceivedJoinRequest };
  } catch (error) {
    return { refused: new RenderFailure('REQUEST_REFUSED', `not a JoinRequest: ${String(error)}`) };
  }
}

/** More than the fields that a JoinRequest has beside its parts. */
const MAX_OTHER_FIELDS = 16;

function findProblem(message: Buffer): string | undefined {
  let parts = 0;
  let others = 0;
  for (let at = 0; at < message.length; ) {
    const field = readField(message, at);
    if (field === undefined) return 'not a JoinRequest';
    if (field.number === PARTS_FIELD) parts += 1;
    else others += 1;
    if (parts > joinLimits.parts) return `more than ${joinLimits.parts} parts; allowed: 1 to ${joinLimits.parts}`;
    if (others > MAX_OTHER_FIELDS) return 'too many fields';
    at = field.end;
  }
  return undefined;
}
