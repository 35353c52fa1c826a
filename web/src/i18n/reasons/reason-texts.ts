import type { ReasonCode } from '@kreda/site/reasons';

/** A text for every reason, with the parameters of its English sentence. English has none: the reasons are worded in it. */
export type ReasonTexts = Readonly<Record<ReasonCode, string>>;
