import { isCustomSection } from '@kreda/document/kinds/resume/model/custom-sections';
import type { PrintRole } from '@kreda/document/kinds/resume/model/field';
import { toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import {
  isFieldEmpty,
  LEVEL_SHAPES,
  type LevelShape,
  type SectionConfig,
} from '@kreda/document/kinds/resume/model/section';
import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import {
  fieldsInRole,
  hideableIn,
  type SectionConfigOf,
  type SectionSlug,
} from '@kreda/document/kinds/resume/model/sections';
import { OWN_FACTS } from '@kreda/document/kinds/resume/model/sections/personal-data';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { sentenceText } from '../../../i18n/reason-text.ts';
import { useResume } from '../state/use-resume.ts';
import { useSection } from '../state/use-section.ts';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { ownFactName } from './own-facts.ts';

/** A section's settings: its title, its visible fields, and the style of levels. */
export function SectionSettings({ slug }: { slug: SectionSlug }) {
  const t = useT();
  const { language, pageSetup, sections } = useResume();
  const { config, setConfig, errors } = useSection(slug);
  const settings: SectionConfig = config;
  const change = (next: Partial<SectionConfig>) => setConfig({ ...settings, ...next } as SectionConfigOf<SectionSlug>);
  // A fact of the user's own is named as its row is, and hidden with its value. Without text it is not offered.
  const hideable = hideableIn(slug).flatMap(({ name, label }) => {
    const fact = OWN_FACTS.find((pair) => pair.label === name || pair.value === name);
    if (fact === undefined) return [{ name, label: t(`fields.${label}`) }];
    const typed = ownFactName(sections['personal-data'], fact);
    return name === fact.value && typed !== '' ? [{ name, label: typed }] : [];
  });
  const groups = slug === 'personal-data' ? personalGroups() : [{ title: t('settings.visible'), fields: hideable }];
  const hasLevels = fieldsInRole(slug, 'level').length > 0;

  /** In the groups of the form. A network that is not filled in is not offered: there are eight. */
  function personalGroups() {
    const { data } = sections['personal-data'];
    const inRoles = (...roles: readonly PrintRole[]) => {
      const names = new Set<string>(roles.flatMap((role) => fieldsInRole('personal-data', role)));
      return hideable.filter(({ name }) => names.has(name));
    };
    const contact = inRoles('email', 'phone', 'street', 'city');
    const social = inRoles('website', 'network');
    const isFilled = ({ name }: { name: string }) => !isFieldEmpty(data[name as keyof typeof data]);
    const others = hideable.filter((field) => !contact.includes(field) && !social.includes(field));
    return [
      { title: t('settings.visible'), fields: others },
      { title: t('groups.contact'), fields: contact },
      { title: t('groups.social'), fields: social.filter(isFilled) },
    ].filter(({ fields }) => fields.length > 0);
  }

  return (
    <div className={classes.settings}>
      {/* The title of a section of the user's own is in its form. */}
      {slug !== 'personal-data' && !isCustomSection(slug) && (
        <TextInput
          label={t('settings.title')}
          placeholder={sectionName(slug, language)}
          maxLength={80}
          value={settings.title}
          error={errors.title ? sentenceText(errors.title) : undefined}
          onChange={(event) => change({ title: toPrintableLine(event.currentTarget.value) })}
        />
      )}
      {hasLevels && (
        <NativeSelect
          label={t('settings.shape')}
          {...(pageSetup.levels !== 'sections' && { disabled: true, description: t('settings.shapeOfResume') })}
          value={settings.levelShape ?? 'text'}
          data={LEVEL_SHAPES.map((shape) => ({ value: shape, label: t(`settings.${shape}`) }))}
          onChange={(event) => change({ levelShape: event.currentTarget.value as LevelShape })}
        />
      )}
      {groups.map(({ title, fields }) => (
        <fieldset key={title} className={classes.flags}>
          <legend className={classes.legend}>{title}</legend>
          {fields.map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              checked={settings.fields[name] !== false}
              onChange={(event) => change({ fields: { ...settings.fields, [name]: event.currentTarget.checked } })}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
