import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { languageTitle } from '../../../lib/language-name.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import classes from './history-dialog.module.css';
import { useT } from './messages.ts';
import { useVersionWords } from './use-version-words.ts';
import { VersionDifferences } from './version-differences.tsx';
import { VersionPages } from './version-pages.tsx';

type Version = Outputs['resume']['version'];

interface VersionViewProps {
  version: Version;
  /** The resume as it is now. */
  now: Resume;
  isRestoring: boolean;
  onRestore: (withViews: boolean) => void;
}

/** One version: its pages, what differs now, and the button that restores it. */
export function VersionView({ version, now, isRestoring, onRestore }: VersionViewProps) {
  const t = useT();
  const language = useLanguage();
  const [shown, setShown] = useState<'pages' | 'differences'>('pages');
  const [withViews, setWithViews] = useState(false);
  const wordsOf = useVersionWords();
  const { resume, views } = version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language, which is a key.
  const differences = useMemo(() => wordsOf(resume, now), [resume, now, language]);
  const names = views.map((view) => (view.kind !== 'language' && view.name) || languageTitle(view.language, language));
  const name = formatDateTime(new Date(version.at));
  const isSame = differences.length === 0;
  return (
    <>
      <div className={classes.head}>
        <SegmentedControl
          aria-label={t('show')}
          value={shown}
          onChange={(value) => setShown(value as typeof shown)}
          data={[
            { value: 'pages', label: t('pages') },
            { value: 'differences', label: t('differences', { count: differences.length }) },
          ]}
        />
        {isSame && <p role="status">{t('same')}</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keyboard (WCAG 2.1.1). */}
      <section className={classes.shown} aria-label={name} tabIndex={0} data-shown={shown}>
        {shown === 'pages' ? (
          <VersionPages resume={resume} versionId={version.id} name={name} />
        ) : (
          <VersionDifferences differences={differences} />
        )}
      </section>
      <div className={classes.foot}>
        <div>
          {names.length > 0 && (
            <Checkbox
              checked={withViews}
              onChange={(event) => setWithViews(event.currentTarget.checked)}
              label={t('withViews', { names: names.join(', ') })}
            />
          )}
          <p>{t('keeps')}</p>
        </div>
        <Button
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          loading={isRestoring}
          disabled={isSame && !withViews}
          onClick={() => onRestore(withViews)}
        >
          {t('use')}
        </Button>
      </div>
    </>
  );
}
