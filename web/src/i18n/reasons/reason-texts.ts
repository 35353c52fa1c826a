import type { ReasonCode } from '@kreda/site/reasons';

/** A text for each reason of a table, with the parameters of its English sentence. */
export type TextsOf<Reasons> = Readonly<Record<keyof Reasons, string>>;

/** A text for every reason. English needs none: the reasons are English sentences. Polish has those of some screens in modules of their own. */
export type ReasonTexts = Readonly<Record<ReasonCode, string>>;
