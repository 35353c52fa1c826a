import { LANGUAGES } from '@kreda/document/engine/text/languages';
import { IconPencil, IconRefreshAlert } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { languageTitle } from '../../../lib/language-name.ts';
import { path } from '../../../lib/path.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { routeOfStep, type StepSlug } from '../editor/steps.ts';
import { useSession } from '../state/resume-context.tsx';
import { AddLanguage } from './add-language.tsx';
import { AddVariant } from './add-variant.tsx';
import { useT as useAnonymityT } from './anonymity/messages.ts';
import classes from './family-menu.module.css';
import { useT } from './messages.ts';

type Family = Outputs['resume']['views'];
type View = Family['views'][number];

/** The members of a family, with what waits in each, and the languages that it can still have. */
export function FamilyList({ family: { base, views }, step }: { family: Family; step: StepSlug }) {
  const t = useT();
  const anonymityT = useAnonymityT();
  const language = useLanguage();
  const { uuid: open } = useSession();
  const versions = views.filter(({ kind }) => kind === 'language');
  const variants = views.filter(({ kind }) => kind === 'variant');
  const anonymous = views.filter(({ kind }) => kind === 'anonymous');
  const nameOf = ({ name, language: own }: View) => name || languageTitle(own, language);
  const member = (uuid: string, label: string, view?: View) => (
    <li key={uuid}>
      <Link
        to={path(routeOfStep(step), { id: uuid })}
        state={{ isFetched: true }}
        className={classes.link}
        aria-current={uuid === open ? 'page' : undefined}
      >
        <span className={classes.name}>{label}</span>
        {view && <Waiting view={view} />}
      </Link>
    </li>
  );
  const group = (title: string, members: readonly View[], labelOf: (view: View) => string) =>
    members.length > 0 && (
      <>
        <p className={classes.title}>{title}</p>
        <ul className={classes.list}>{members.map((view) => member(view.uuid, labelOf(view), view))}</ul>
      </>
    );
  return (
    <>
      <p className={classes.title}>{t('family.base')}</p>
      <ul className={classes.list}>
        {member(base.uuid, [base.name, languageTitle(base.language, language)].filter(Boolean).join(' · '))}
      </ul>
      {group(t('family.languages'), versions, (view) => languageTitle(view.language, language))}
      {group(t('family.variants'), variants, nameOf)}
      {group(anonymityT('group'), anonymous, nameOf)}
      {views.length === 0 && <p className={classes.note}>{t('family.none')}</p>}
      {/* What is made of the original names the person, whom the open version hides. */}
      {!anonymous.some(({ uuid }) => uuid === open) && (
        <>
          <AddLanguage
            baseUuid={base.uuid}
            languages={LANGUAGES.filter(
              (one) => one !== base.language && !versions.some(({ language: taken }) => taken === one),
            )}
          />
          {/* A variant of a variant would begin with what another employer was told. */}
          <AddVariant baseUuid={variants.some(({ uuid }) => uuid === open) ? base.uuid : open} />
        </>
      )}
    </>
  );
}

function Waiting({ view: { staleCount, unappliedCount, untranslatedCount } }: { view: View }) {
  const t = useT();
  const changed = staleCount + unappliedCount;
  return (
    <>
      {untranslatedCount > 0 && (
        <span className={classes.waiting}>
          <IconPencil size={14} aria-hidden />
          {t('family.untranslated', { count: untranslatedCount })}
        </span>
      )}
      {changed > 0 && (
        <span className={classes.waiting}>
          <IconRefreshAlert size={14} aria-hidden />
          {t('family.changed', { count: changed })}
        </span>
      )}
    </>
  );
}
