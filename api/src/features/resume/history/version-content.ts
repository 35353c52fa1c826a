import { hash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Language } from '@kreda/document/engine/text/languages';
import { completeResume } from '@kreda/document/kinds/resume/model/complete';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { type Overlay, overlaySchema } from '@kreda/document/kinds/resume/overlay/overlay';
import { z } from 'zod';

/** What a version of a base keeps of a language version or a variant: with the base's content it gives the whole view. */
export interface VersionView {
  uuid: string;
  name: string;
  language: Language;
  overlay: Overlay;
}

/** What a version of a resume keeps. */
export interface VersionContent {
  resume: Resume;
  /** The views that it was the base of. */
  views: readonly VersionView[];
}

/** The most characters of a version's JSON: more than a resume of the largest size with its settings has. Reading it takes about 20 ms. */
const MAX_JSON_CHARACTERS = 2_000_000;

/** A version's content as it is stored. */
export interface PackedContent {
  /** JSON, compressed by zlib (RFC 1950), in Base64. */
  content: string;
  bytes: number;
  /** SHA-256 of the JSON, hexadecimal: equal for equal content. */
  hash: string;
}

const storedSchema = z.object({
  // Checked by `completeResume`: its schema depends on the release that stored it.
  resume: z.custom<Resume>((value) => value instanceof Object),
  views: z.array(
    z.object({ uuid: z.uuid(), name: z.string(), language: z.custom<Language>(), overlay: overlaySchema }),
  ),
});

/** Views that are too large are left out. Null for a resume that is too large by itself. */
export function packContent({ resume, views }: VersionContent): PackedContent | null {
  const json =
    jsonWithin(MAX_JSON_CHARACTERS, { resume, views }) ?? jsonWithin(MAX_JSON_CHARACTERS, { resume, views: [] });
  if (json === null) return null;
  const content = deflateSync(json).toString('base64');
  return { content, bytes: content.length, hash: hash('sha256', json) };
}

function jsonWithin(max: number, content: VersionContent): string | null {
  const json = JSON.stringify(content);
  return json.length <= max ? json : null;
}

/** The stored content in this release's model. */
export function unpackContent(content: string): VersionContent {
  const { resume, views } = storedSchema.parse(JSON.parse(inflateSync(Buffer.from(content, 'base64')).toString()));
  return { resume: completeResume(resume), views };
}
