import type { ComponentProps } from 'react';
import { loadable } from '../../../lib/loadable.ts';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';
import type { SentQuestion as Question } from './sent-question.tsx';

const question = loadable(async () => (await import('./sent-question.tsx')).SentQuestion);

/** The question after a download, loaded with the first one. */
export function LazySentQuestion(props: ComponentProps<typeof Question>) {
  return <LazyPanel chunk={question}>{(SentQuestion) => <SentQuestion {...props} />}</LazyPanel>;
}
