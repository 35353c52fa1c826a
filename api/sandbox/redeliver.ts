import { z } from 'zod';

/** Which known events are sent once more: those of `ids` in that order, else all, or those of a type. */
export const redeliverSchema = z.object({
  reversed: z.boolean().optional(),
  type: z.string().optional(),
  ids: z.array(z.string()).optional(),
});

/** How many of the oldest events a caller has seen. */
export const eventsAfterSchema = z.object({ after: z.coerce.number().int().min(0).default(0) });

/** The events of those ids, in their order; an id that is named twice is sent twice. */
export function inOrderOf<Event extends { id: string }>(ids: readonly string[], events: readonly Event[]): Event[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
