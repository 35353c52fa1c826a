import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { OPTIONAL_SECTIONS, type OptionalSection } from '@kreda/document/kinds/resume/model/sections';
import { Switch, Title } from '@mantine/core';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import classes from './forms.module.css';
import { useT } from './messages.ts';

/** Enables and disables optional sections. A disabled section keeps its content. */
export function AddSectionStep() {
  const t = useT();
  const language = useLanguage();
  const { sectionsEnabled, sectionsActive } = useResume();
  const apply = useApply();
  const toggle = (slug: OptionalSection, isOn: boolean) => {
    const enabled = OPTIONAL_SECTIONS.filter((other) => (other === slug ? isOn : sectionsEnabled.includes(other)));
    apply({ type: 'sections-config', config: { enabled, active: sectionsActive } });
  };
  return (
    <section>
      <Title order={2} size="h4">
        {t('sections.title')}
      </Title>
      <p className={classes.lead}>{t('sections.lead')}</p>
      <div className={classes.sections}>
        {OPTIONAL_SECTIONS.map((slug) => (
          <Switch
            key={slug}
            className={classes.section}
            label={sectionName(slug, language)}
            checked={sectionsEnabled.includes(slug)}
            onChange={(event) => toggle(slug, event.currentTarget.checked)}
          />
        ))}
      </div>
    </section>
  );
}
