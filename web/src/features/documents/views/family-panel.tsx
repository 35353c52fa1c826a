import { IconLanguage, IconTargetArrow, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useT as useDocumentsT } from '../messages.ts';
import { ResumeCard } from '../resume-card.tsx';
import type { StoredResume } from '../stored-resume.ts';
import classes from './family-panel.module.css';
import type { Family } from './group-families.ts';
import { useT } from './messages.ts';
import { ViewRow } from './view-row.tsx';

/** An original with its language versions, variants and anonymous versions beside it. */
export function FamilyPanel({ family: { base, languages, variants, anonymous } }: { family: Family }) {
  const t = useT();
  const documentsT = useDocumentsT();
  const name = base.name || documentsT('untitled');
  return (
    <section className={classes.family} aria-label={name}>
      <div className={classes.base}>
        <ResumeCard resume={base} />
      </div>
      <div className={classes.views}>
        <Views base={base} title={t('languages')} icon={<IconLanguage size={18} aria-hidden />} views={languages} />
        <Views base={base} title={t('variants')} icon={<IconTargetArrow size={18} aria-hidden />} views={variants} />
        <Views base={base} title={t('anonymous')} icon={<IconUserOff size={18} aria-hidden />} views={anonymous} />
      </div>
    </section>
  );
}

interface ViewsProps {
  base: StoredResume;
  title: string;
  icon: ReactNode;
  views: readonly StoredResume[];
}

function Views({ base, title, icon, views }: ViewsProps) {
  // After a failure only the counts are missing.
  const { data } = trpc.resume.views.useQuery({ uuid: base.uuid });
  if (views.length === 0) return null;
  return (
    <div>
      <h3 className={classes.title}>
        {icon}
        {title}
      </h3>
      <ul className={classes.list}>
        {views.map((view) => (
          <li key={view.uuid}>
            <ViewRow resume={view} listed={data?.views.find(({ uuid }) => uuid === view.uuid)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
