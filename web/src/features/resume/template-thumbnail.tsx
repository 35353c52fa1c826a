import { PATTERNS, type PatternSlug } from '@kreda/document/model/patterns';
import { emptyResume } from '@kreda/document/model/resume';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/define-messages.ts';
import { PageSheet } from '../../ui/page-sheet.tsx';
import { useT } from './editor/messages.ts';
import classes from './template-thumbnail.module.css';

/** A template as the document engine typesets its demo content. */
export function TemplateThumbnail({ pattern }: { pattern: PatternSlug }) {
  const t = useT();
  const language = useLanguage();
  const page = useQuery({
    queryKey: ['template-thumbnail', pattern, language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { typesetStored } = await import('./preview/typesetter.ts');
      return (await typesetStored(emptyResume(crypto.randomUUID(), language, pattern)))[0]!;
    },
  });
  const label = t('picker.thumbnail', { name: PATTERNS[pattern].label });
  return (
    <span className={classes.frame}>
      {page.data ? <PageSheet svg={page.data} label={label} /> : <Skeleton className={classes.waiting} radius={0} />}
    </span>
  );
}
