import { hash } from 'node:crypto';
import { toBcp47 } from '@kreda/document/engine/text/languages';
import { withoutPageNumbers } from '@kreda/document/kinds/resume/model/without-page-numbers';
import { pageNumberInk } from '@kreda/document/kinds/resume/styles/page-number-ink';
import type { JoinPart } from '@kreda/proto/renderer';
import { sentenceOf } from '@kreda/site/reasons';
import '@kreda/site/view-reasons';
import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { renderPdf } from '../../../platform/pdf/render-pdf.ts';
import type { UploadedFile } from '../../../platform/rest/multipart.ts';
import { letterPart } from '../../letter/letter-part.ts';
import type { StoredResume } from '../../resume/repo.ts';
import { documentInfo } from '../document-info.ts';
import { getPaidResume, nameOfFile, renderCall, typesetPages } from '../service.ts';
import type { ApplicationPart, ApplicationReport } from './operation.ts';
import { refusalOfJoin } from './refusal-of-join.ts';
import { sealOf } from './seal.ts';
import { zipPdfs } from './zip-pdfs.ts';

/** What the caller asks for, with the files that the parts name. */
interface AskedApplication {
  parts: ApplicationPart[];
  files: UploadedFile[];
  format: 'pdf' | 'zip';
  maxMegabytes?: number | undefined;
}

interface JoinedApplication {
  /** As that of the resume's PDF. */
  name: string;
  /** The PDF, or the ZIP of one PDF for each part, which has its part's title. */
  content: Uint8Array;
  format: 'pdf' | 'zip';
  seal: string;
  report: ApplicationReport;
}

/** Portals count a megabyte as a million bytes. */
const MEGABYTE = 1_000_000;
/** What a ZIP adds for each of its files: names and checksums. */
const ZIP_BYTES = 2_000;

/**
 * Joins a resume, a letter and files into one PDF, or makes a PDF of each for a ZIP. Nothing is stored but a letter's own PDF, as by its
 * download. The caller runs it as one of the user's
 * `downloadTurns`, which ends when the answer is sent: answers are large.
 *
 * @param receive receives the files. It is called once, and only for a caller who may download: files are large.
 * @param signal ends the join; then its reason is thrown.
 * @throws {DomainError} as downloads; `conflict` for an anonymous version: letters and certificates name the person; a reason of a file or letter that is refused, with its field.
 */
export async function joinApplication(
  context: UserContext,
  uuid: string,
  receive: () => Promise<AskedApplication>,
  signal: AbortSignal,
): Promise<JoinedApplication> {
  const stored = await getPaidResume(context, uuid);
  if (stored.view?.kind === 'anonymous') throw new DomainError('application-of-anonymous-version');
  const asked = await receive();
  const { format } = asked;
  const source = { context, stored, files: asked.files, isNumbered: format === 'pdf' };
  const parts: JoinPart[] = [];
  for (const [index, part] of asked.parts.entries()) parts.push(await toJoinPart(source, part, index));
  const limit = asked.maxMegabytes === undefined ? 0 : asked.maxMegabytes * MEGABYTE;
  const request = {
    parts,
    info: documentInfo(stored.resume, context.config.site.name),
    options: {
      separate: format === 'zip',
      pageNumbers: source.isNumbered,
      maxBytes: limit === 0 || format === 'pdf' ? limit : limit - ZIP_BYTES * parts.length,
    },
  };
  const call = renderCall(context, context.user.id);
  const { files, ...report } = await context.renderer
    .join(request, { ...call, signal })
    .catch((error: unknown) => Promise.reject(signal.aborted ? signal.reason : refusalOfJoin(error, asked.parts)));
  const name = await nameOfFile(context, stored);
  // A title that was not changed is the resume's name, and its file is named as its download.
  const titleOf = (index: number) =>
    asked.parts[index]!.kind === 'resume' && parts[index]!.title === stored.resume.name ? name : parts[index]!.title;
  const pdfs = files.map(({ pdf }, index) => ({ title: titleOf(index), pdf }));
  const content = format === 'pdf' ? pdfs[0]!.pdf : await zipPdfs(pdfs, context.clock());
  const pageCount = report.parts.reduce((sum, { pages }) => sum + pages, 0);
  const made = { userId: context.user.id, resumeUuid: uuid, sha256: hash('sha256', content), pageCount };
  const seal = sealOf(context, made);
  return { name, content, format, seal, report: { ...report, bytes: content.length } };
}

/** What parts are made of. */
interface PartSource {
  context: UserContext;
  stored: StoredResume;
  files: readonly UploadedFile[];
  /** Whether all pages are numbered through. Then documents are typeset without numbers of their own. */
  isNumbered: boolean;
}

async function toJoinPart(source: PartSource, part: ApplicationPart, index: number): Promise<JoinPart> {
  const { title } = part;
  switch (part.kind) {
    case 'resume':
      return { ...(await resumePart(source)), title };
    case 'letter': {
      const { context, isNumbered } = source;
      const letter = await letterPart(context, part.uuid, isNumbered).catch((error: unknown) => {
        throw error instanceof DomainError ? refusalOf(error, `parts.${index}.uuid`) : error;
      });
      return { ...toDocument(letter, isNumbered), title };
    }
    case 'file': {
      const file = source.files.find(({ field }) => field === part.field);
      if (file === undefined) throw new DomainError('invalid', { fields: { [part.field]: 'The file is missing' } });
      // Its language is unknown.
      const texts = { language: '', alternateText: '', pageNumberColor: '' };
      return { ...texts, kind: 'PART_KIND_ATTACHMENT', title, content: file.bytes };
    }
  }
}

type DocumentPart = Omit<JoinPart, 'title'>;

async function resumePart({ context, stored, isNumbered }: PartSource): Promise<DocumentPart> {
  const { resume, photoFileKey } = stored;
  // As downloaded: without demo content in empty sections.
  const done = { ...resume, isDone: true };
  const printed = isNumbered ? withoutPageNumbers(done) : done;
  const pages = await typesetPages(context, { resume: printed, photoFileKey });
  const info = documentInfo(resume, context.config.site.name);
  // Without the attached resume.json: an employer gets nothing that the pages do not show.
  const { pdf } = await renderPdf(renderCall(context, context.user.id), { pages, info });
  return toDocument({ pdf, language: toBcp47(resume.language), numberColor: pageNumberInk(resume) }, isNumbered);
}

function toDocument(
  { pdf, language, numberColor }: { pdf: Uint8Array; language: string; numberColor: string },
  isNumbered: boolean,
): DocumentPart {
  const pageNumberColor = isNumbered ? numberColor : '';
  return { kind: 'PART_KIND_DOCUMENT', language, content: pdf, alternateText: '', pageNumberColor };
}

/** The same refusal, naming the field of the part that is to blame. */
function refusalOf(error: DomainError, field: string): DomainError {
  return new DomainError(error.reason, { fields: { [field]: sentenceOf(error.reason) }, cause: error });
}
