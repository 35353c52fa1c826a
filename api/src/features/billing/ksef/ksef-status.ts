import { z } from 'zod';

/** How KSeF tells what became of something. Codes below 200 mean that it is at work. */
export const statusSchema = z.object({
  code: z.int(),
  description: z.string(),
  details: z.array(z.string()).nullish(),
  extensions: z.record(z.string(), z.string().nullable()).nullish(),
});

export type StatusInfo = z.output<typeof statusSchema>;

/** A status as one line, for the log and the operator. */
export function reasonOf({ code, description, details }: StatusInfo): string {
  return [`${code} ${description}`, ...(details ?? [])].join(': ');
}
