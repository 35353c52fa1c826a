import { z } from 'zod';

/** The form of a slug. */
export const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens');

const line = (max: number) => z.string().trim().min(1).max(max);
/** An existing date, YYYY-MM-DD, parsed as the start of that day in UTC. */
const day = z.iso.date().transform((text) => new Date(`${text}T00:00:00Z`));

/** The front matter of a post. */
export const postSchema = z.strictObject({
  title: line(150),
  description: line(300),
  author: slugSchema,
  category: slugSchema,
  publishedAt: day,
  updatedAt: day.optional(),
  /** The name of a file in the folder `covers`. */
  cover: z.string().regex(/^[a-z0-9-]+\.(svg|webp|jpg|png)$/, 'the name of an svg, webp, jpg or png file'),
  /** The alternative text of the cover. */
  coverAlt: line(300),
});

/** The front matter of an author; the biography is the body. */
export const authorSchema = z.strictObject({ name: line(100), role: line(150) });

/** The front matter of a category. */
export const categorySchema = z.strictObject({ name: line(60), description: line(300) });
