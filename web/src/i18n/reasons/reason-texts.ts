import type { ReasonCode } from '@kreda/site/reasons';

/** A text for every reason, with the parameters of its English sentence. English needs none: the reasons are English sentences. */
export type ReasonTexts = Readonly<Record<ReasonCode, string>>;
