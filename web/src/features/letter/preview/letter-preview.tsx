import { useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { Preview } from '../../resume/preview/preview.tsx';
import { useT } from '../messages.ts';
import { useEditedLetter, useLetter } from '../state/letter-context.tsx';
import { letterPagesAtom } from '../state/letter-session.ts';
import { useLetterPages } from './use-letter-pages.ts';

/** The live preview of the edited letter. */
export function LetterPreview() {
  const t = useT();
  const letter = useLetter();
  const { resume } = useEditedLetter();
  const source = useMemo(() => ({ letter, resume }), [letter, resume]);
  const { pages, isFailed, retry } = useLetterPages(source);
  const painted = useMemo(() => pages?.map((page) => () => page) ?? null, [pages]);
  const setCount = useSetAtom(letterPagesAtom);
  const count = pages?.length ?? null;
  useEffect(() => setCount(count), [setCount, count]);
  return (
    <Preview
      pages={painted}
      paper={resume.pageSetup.paper}
      isFailed={isFailed}
      onRetry={retry}
      note={count !== null && count > 1 ? t('tooLong', { count }) : undefined}
    />
  );
}
