/** One page to render: a page SVG and the checksum of its bytes. */
export interface Page {
  /** A UTF-8 SVG document of 794 × 1123 (A4) or 816 × 1056 CSS px (US Letter). */
  svg: Uint8Array;
  /** Lower-case hexadecimal SHA-256 of `svg`. */
  sha256: string;
}

/** The PDF's document information. An empty or absent field is left out of the PDF. */
export interface DocumentInfo {
  title: string;
  author: string;
  subject: string;
  keywords: string[];
  /** BCP 47, for example `pl`. */
  language: string;
  creator: string;
  /** RFC 3339. Without it the PDF has no creation date: the same request gives the same bytes. */
  createdAt: string;
  /** RFC 3339. */
  modifiedAt: string;
}

/** LIVE: embedded text over graphics, rasterised where they are more than plain fills. RASTER: everything rasterised, under an invisible text layer. */
export type TextMode = 'TEXT_MODE_LIVE' | 'TEXT_MODE_RASTER';

export interface RenderOptions {
  text: TextMode;
}

/** A file inside the PDF, associated with the document as its source. */
export interface Attachment {
  /** 1 to 100 ASCII letters, digits, dots, hyphens and underscores. */
  name: string;
  mediaType: string;
  /** What viewers show beside the name. Empty: none. */
  description: string;
  /** At most 12 MiB. */
  content: Uint8Array;
}

/** A request as the caller writes it: 1 to 60 pages, in order. */
export interface RenderRequest {
  pages: Page[];
  info?: Partial<DocumentInfo>;
  options?: Partial<RenderOptions>;
  attachment?: Attachment;
}

/** A request as the service receives it: scalar fields have their defaults, absent messages are null. */
export interface ReceivedRenderRequest {
  pages: Page[];
  info: DocumentInfo | null;
  options: RenderOptions | null;
  attachment: Attachment | null;
}

export interface PageFacts {
  /** From 1. */
  number: number;
  textRuns: number;
  links: number;
  images: number;
  /** Whether a raster layer was needed. A page with only text needs none. */
  hasRaster: boolean;
}

export interface RenderResponse {
  pdf: Uint8Array;
  /** Lower-case hexadecimal SHA-256 of `pdf`. */
  sha256: string;
  pages: PageFacts[];
}

/** Why the service refused or failed: the names of the contract's `Reason`. */
export const reasons = [
  'REQUEST_REFUSED',
  'SVG_REFUSED',
  'CHECKSUM_MISMATCH',
  'QUEUE_FULL',
  'PAGE_TIMEOUT',
  'WORKER_FAILED',
  'PART_UNSUPPORTED',
  'PART_UNREADABLE',
  'PART_ENCRYPTED',
  'PART_TOO_COMPLEX',
  'TOO_MANY_PAGES',
] as const;

export type Reason = (typeof reasons)[number];

/** ATTACHMENT: a PDF, JPEG, PNG or WebP of anybody, whose pages are rebuilt. DOCUMENT: a PDF of Render, whose pages are kept as they are. */
export type PartKind = 'PART_KIND_ATTACHMENT' | 'PART_KIND_DOCUMENT';

export interface JoinPart {
  kind: PartKind;
  /** Its bookmark: 1 to 200 characters. */
  title: string;
  /** BCP 47. Empty: unknown. */
  language: string;
  /** At most 10 MiB. */
  content: Uint8Array;
  /** Read aloud for pages without text. Empty: the title. */
  alternateText: string;
  /** Documents: `#rrggbb` of the numbers of its pages. Empty: they get none. */
  pageNumberColor: string;
}

export interface JoinOptions {
  /** Pictures of attachments are reduced until all files together have at most so many bytes. 0: no limit. */
  maxBytes: number;
  /** A PDF for each part instead of one. */
  separate: boolean;
  /** Whether pages of attachments, and of documents with `pageNumberColor`, have their number in the lower margin. */
  pageNumbers: boolean;
}

/** A request as the caller writes it: 1 to 30 parts, in order. */
export interface JoinRequest {
  parts: JoinPart[];
  info?: Partial<DocumentInfo>;
  options?: Partial<JoinOptions>;
}

/** A request as the service receives it. */
export interface ReceivedJoinRequest {
  parts: JoinPart[];
  info: DocumentInfo | null;
  options: JoinOptions | null;
}

export interface JoinedFile {
  pdf: Uint8Array;
  /** Lower-case hexadecimal SHA-256 of `pdf`. */
  sha256: string;
}

/** What became of a part. */
export interface PartFacts {
  pages: number;
  reducedPictures: number;
  /** Bytes of the reduced pictures. */
  bytesBefore: number;
  bytesAfter: number;
  /** The finest of the reduced pictures as placed, in dots per inch. */
  dpiBefore: number;
  dpiAfter: number;
}

export interface JoinResponse {
  files: JoinedFile[];
  parts: PartFacts[];
  isWithinSize: boolean;
}
