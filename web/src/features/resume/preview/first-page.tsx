import { Skeleton } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { completeAnswer } from '../../../lib/complete-answer.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PageSheet } from '../../../ui/page-sheet.tsx';
import classes from './first-page.module.css';

interface FirstPageProps {
  uuid: string;
  /** When the resume was last changed, ISO 8601. Part of the cache key. */
  updatedAt: string;
  label: string;
  /** Shows the page of the PDF, without demo content in empty sections. */
  asDownloaded?: boolean;
}

/** The first page of a stored resume, typeset when it first comes into view. */
export function FirstPage({ uuid, updatedAt, label, asDownloaded = false }: FirstPageProps) {
  const { client } = trpc.useUtils();
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const page = useQuery({
    queryKey: ['first-page', uuid, updatedAt, asDownloaded],
    enabled: inViewport,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { resume } = completeAnswer(await client.resume.get.query({ uuid }));
      const { typesetStored } = await import('./typesetter.ts');
      return (await typesetStored(asDownloaded ? { ...resume, isDone: true } : resume))[0]!;
    },
  });
  return (
    <div ref={ref} className={classes.frame}>
      {page.data && <PageSheet svg={page.data} label={label} />}
      {page.isError && <IconFileText className={classes.missing} aria-label={label} stroke={1} />}
      {page.isPending && <Skeleton h="100%" radius={0} />}
    </div>
  );
}
