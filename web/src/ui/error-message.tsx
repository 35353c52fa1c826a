import type { Reason } from '@kreda/site/reasons';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { apiErrorOf } from '../lib/api-error.ts';
import { loadable, useLoaded } from '../lib/loadable.ts';

/** The texts of reasons and errors: 5 KB that a screen without errors does not need. */
export const errorTexts = loadable(async () => {
  const [{ errorText }, { reasonText, sentenceText }] = await Promise.all([
    import('./error-text.ts'),
    import('../i18n/reason-text.ts'),
  ]);
  return { errorText, reasonText, sentenceText };
});

/** An English sentence, for an error whose texts cannot be loaded and that has none of its own. */
const GENERAL_SENTENCE = 'An error occurred. Try again';

/** The text of an error in the interface's language, as `errorText` has it; the API's English sentence without a connection. */
export function ErrorMessage({ error }: { error: unknown }) {
  return (
    <WhenLoaded sentence={apiErrorOf(error)?.message ?? GENERAL_SENTENCE}>
      <LoadedError error={error} />
    </WhenLoaded>
  );
}

/** The text of a refusal: of a reason, or of its English sentence, which is shown without a connection. */
export function ReasonMessage({ reason }: { reason: Reason | string }) {
  return (
    <WhenLoaded sentence={typeof reason === 'string' ? reason : GENERAL_SENTENCE}>
      <LoadedReason reason={reason} />
    </WhenLoaded>
  );
}

function WhenLoaded({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={sentence} onError={errorTexts.forgetFailure}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function LoadedError({ error }: { error: unknown }) {
  return useLoaded(errorTexts).errorText(error);
}

function LoadedReason({ reason }: { reason: Reason | string }) {
  const { reasonText, sentenceText } = useLoaded(errorTexts);
  return typeof reason === 'string' ? sentenceText(reason) : reasonText(reason);
}
