import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { OPTIONAL_SECTIONS, type OptionalSection } from '@kreda/document/kinds/resume/model/sections';
import { Switch, Title } from '@mantine/core';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { SECTION_ICONS } from './section-icons.ts';

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
        {OPTIONAL_SECTIONS.map((slug) => {
          const SectionIcon = SECTION_ICONS[slug];
          return (
            <div key={slug} className={classes.section} data-on={sectionsEnabled.includes(slug) || undefined}>
              <span className={classes.sectionIcon} aria-hidden>
                <SectionIcon size={20} stroke={1.7} />
              </span>
              <label className={classes.sectionText} htmlFor={`enable-${slug}`}>
                <span className={classes.sectionName}>{sectionName(slug, language)}</span>
                <span className={classes.sectionAbout} id={`about-${slug}`}>
                  {t(`sections.about.${slug}`)}
                </span>
              </label>
              <Switch
                id={`enable-${slug}`}
                aria-label={sectionName(slug, language)}
                aria-describedby={`about-${slug}`}
                checked={sectionsEnabled.includes(slug)}
                onChange={(event) => toggle(slug, event.currentTarget.checked)}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
