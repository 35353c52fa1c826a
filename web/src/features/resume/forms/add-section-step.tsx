import { CUSTOM_SECTIONS, isCustomSection } from '@kreda/document/kinds/resume/model/custom-sections';
import { customTitles, sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { OPTIONAL_SECTIONS, type OptionalSection } from '@kreda/document/kinds/resume/model/sections';
import { Switch, Title, UnstyledButton } from '@mantine/core';
import { type Icon, IconPencil, IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { path } from '../../../lib/path.ts';
import { routeOfStep } from '../editor/steps.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { SECTION_ICONS } from './section-icons.ts';
import { SECTION_TITLE_FIELD } from './section-title-field.ts';

/** Enables and disables optional sections. A disabled section keeps its content. */
export function AddSectionStep() {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const { uuid, sections, sectionsEnabled, sectionsActive } = useResume();
  const apply = useApply();
  const titles = customTitles(sections);
  const isOn = (slug: OptionalSection) => sectionsEnabled.includes(slug);
  const toggle = (slug: OptionalSection, isOnNow: boolean) => {
    const enabled = OPTIONAL_SECTIONS.filter((other) => (other === slug ? isOnNow : isOn(other)));
    apply({ type: 'sections-config', config: { enabled, active: sectionsActive } });
  };
  const isUsed = (slug: (typeof CUSTOM_SECTIONS)[number]) =>
    isOn(slug) || titles[slug] !== undefined || sections[slug].data.items.length > 0;
  const unused = CUSTOM_SECTIONS.find((slug) => !isUsed(slug));
  const listed = OPTIONAL_SECTIONS.filter((slug) => !isCustomSection(slug) || isUsed(slug));

  return (
    <section>
      <Title order={2} size="h4">
        {t('sections.title')}
      </Title>
      <p className={classes.lead}>{t('sections.lead')}</p>
      <div className={classes.sections}>
        {listed.map((slug) => {
          const isOwn = isCustomSection(slug);
          return (
            <SectionCard
              key={slug}
              slug={slug}
              name={(isOwn && titles[slug]) || sectionName(slug, language)}
              about={isOwn ? t('custom.about') : t(`sections.about.${slug}`)}
              SectionIcon={isOwn ? IconPencil : SECTION_ICONS[slug]}
              isOn={isOn(slug)}
              onToggle={(isOnNow) => toggle(slug, isOnNow)}
            />
          );
        })}
        <UnstyledButton
          className={classes.addOwn}
          disabled={unused === undefined}
          onClick={() => {
            if (unused === undefined) return;
            toggle(unused, true);
            void navigate(`${path(routeOfStep(unused), { id: uuid })}?field=${SECTION_TITLE_FIELD}`);
          }}
        >
          <span className={classes.sectionIcon} aria-hidden>
            <IconPlus size={20} stroke={1.7} />
          </span>
          <span className={classes.sectionText}>
            <span className={classes.sectionName}>{t('custom.add')}</span>
            <span className={classes.sectionAbout}>{t('custom.addHint', { count: CUSTOM_SECTIONS.length })}</span>
          </span>
        </UnstyledButton>
      </div>
    </section>
  );
}

interface SectionCardProps {
  slug: OptionalSection;
  name: string;
  about: string;
  SectionIcon: Icon;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

function SectionCard({ slug, name, about, SectionIcon, isOn, onToggle }: SectionCardProps) {
  return (
    <div className={classes.section} data-on={isOn || undefined}>
      <span className={classes.sectionIcon} aria-hidden>
        <SectionIcon size={20} stroke={1.7} />
      </span>
      <label className={classes.sectionText} htmlFor={`enable-${slug}`}>
        <span className={classes.sectionName}>{name}</span>
        <span className={classes.sectionAbout} id={`about-${slug}`}>
          {about}
        </span>
      </label>
      <Switch
        id={`enable-${slug}`}
        aria-label={name}
        aria-describedby={`about-${slug}`}
        checked={isOn}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
    </div>
  );
}
