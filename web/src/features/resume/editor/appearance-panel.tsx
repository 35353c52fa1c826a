import { LANGUAGES, type Language, toBcp47 } from '@kreda/document/engine/text/languages';
import {
  COLOR_PALETTE,
  COLOR_PRESETS,
  isSameColor,
  presetColor,
  type ResumeColor,
} from '@kreda/document/kinds/resume/model/appearance';
import {
  TEMPLATE_SLUGS,
  TEMPLATES_BY_SLUG,
  type TemplateSlug,
} from '@kreda/document/kinds/resume/model/templates-by-slug';
import { chooseTemplate } from '@kreda/document/kinds/resume/operations/choose-template';
import { ActionIcon, ColorInput, ColorSwatch, NativeSelect, Title, Tooltip } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { track } from '../../../lib/analytics/analytics.ts';
import { useT as useTOfTemplates } from '../messages.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { DensityFields } from './density-fields.tsx';
import { DesignFields } from './design-fields.tsx';
import { FitPages } from './fit-pages.tsx';
import { FontChoice } from './font-choice.tsx';
import { useT as useTOfEditor } from './messages.ts';
import { OwnThumbnail } from './own-thumbnail.tsx';
import { PageSetupFields } from './page-setup-fields.tsx';
import { palettesOf } from './palettes.ts';
import { TemplateVersion } from './template-version.tsx';

const COLOR_FIELDS = [
  { field: 'generalColor', label: 'style.general' },
  { field: 'accentColor', label: 'style.accent' },
  { field: 'backgroundColor', label: 'style.background' },
] as const;

function languageName(language: Language, inLanguage: Language): string {
  const locale = toBcp47(inLanguage);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(toBcp47(language)) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Settings for template, fonts, colours and language of the resume. The preview shows each change at once. */
export function AppearancePanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const tOfEditor = useTOfEditor();
  const tOfTemplates = useTOfTemplates();
  const language = useLanguage();
  const resume = useResume();
  const { pattern, fonts, color, language: resumeLanguage } = resume;
  // Templates show the resume as it was when the panel was opened: text cannot change here, and each other change would draw them all again.
  const [opened] = useState(resume);
  const apply = useApply();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const choose = (slug: TemplateSlug) => {
    track({ event: 'select_content', content_type: 'template', content_id: slug });
    apply(chooseTemplate({ pattern, color }, slug));
  };
  const setColor = (change: Partial<ResumeColor>) => apply({ type: 'color', color: { ...color, ...change } });

  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} size="h4" ref={heading} tabIndex={-1}>
          {tOfEditor('appearanceTitle')}
        </Title>
        <ActionIcon variant="subtle" size="lg" aria-label={t('close')} onClick={onClose}>
          <IconX size={19} />
        </ActionIcon>
      </div>

      <section className={classes.group}>
        <h3>{tOfEditor('template')}</h3>
        <TemplateVersion>
          <div className={classes.templates}>
            {TEMPLATE_SLUGS.map((slug) => (
              <button
                type="button"
                key={slug}
                className={classes.template}
                aria-pressed={slug === pattern}
                aria-label={tOfTemplates('picker.thumbnail', { name: TEMPLATES_BY_SLUG[slug].label })}
                onClick={() => slug !== pattern && choose(slug)}
              >
                <OwnThumbnail resume={opened} pattern={slug} />
                <span>{TEMPLATES_BY_SLUG[slug].label}</span>
              </button>
            ))}
          </div>
        </TemplateVersion>
      </section>

      <section className={classes.group}>
        <h3>{t('style.colors')}</h3>
        <fieldset className={classes.palettes} aria-label={t('style.palettes')}>
          {palettesOf(pattern).map((palette, index) => (
            <button
              type="button"
              key={`${palette.generalColor} ${palette.accentColor} ${palette.backgroundColor}`}
              className={classes.palette}
              aria-pressed={isSameColor(palette, color)}
              aria-label={index === 0 ? t('style.paletteOfTemplate') : t('style.paletteNumber', { number: index })}
              onClick={() => apply({ type: 'color', color: { ...palette } })}
            >
              <span style={{ background: palette.generalColor }} />
              <span style={{ background: palette.accentColor }} />
              <span style={{ background: palette.backgroundColor }} />
            </button>
          ))}
        </fieldset>
        <h4 className={classes.subtitle}>{t('style.ownColors')}</h4>
        <fieldset className={classes.swatches} aria-label={t('style.presets')}>
          {COLOR_PRESETS.map(({ name, value }) => (
            <Tooltip key={name} label={t(`presets.${name}`)}>
              <ColorSwatch
                component="button"
                type="button"
                color={value}
                size={30}
                aria-label={t(`presets.${name}`)}
                aria-pressed={color.generalColor === value && color.accentColor === value}
                onClick={() => apply({ type: 'color', color: presetColor(name) })}
                className={classes.swatch}
              >
                {color.generalColor === value && color.accentColor === value && (
                  <IconCheck size={16} color="#fff" stroke={3} aria-hidden />
                )}
              </ColorSwatch>
            </Tooltip>
          ))}
        </fieldset>
        {COLOR_FIELDS.map(({ field, label }) => (
          <ColorInput
            key={field}
            label={t(label)}
            size="sm"
            format="hex"
            withEyeDropper={false}
            value={color[field]}
            swatches={field === 'backgroundColor' ? ['#ffffff', '#faf8f3', '#f4f6fa'] : [...COLOR_PALETTE]}
            swatchesPerRow={8}
            onChange={(value) => /^#[0-9a-f]{6}$/i.test(value) && setColor({ [field]: value.toLowerCase() })}
          />
        ))}
      </section>

      <section className={classes.group}>
        <h3>{t('style.fonts')}</h3>
        {(['heading', 'body'] as const).map((role) => (
          <FontChoice
            key={role}
            label={t(`style.${role}`)}
            value={fonts[role]}
            onChange={(family) => apply({ type: 'fonts', fonts: { ...fonts, [role]: family } })}
          />
        ))}
      </section>

      <DensityFields />
      <DesignFields />
      <FitPages />
      <PageSetupFields />

      <section className={classes.group}>
        <NativeSelect
          label={t('style.language')}
          value={resumeLanguage}
          data={LANGUAGES.map((code) => ({ value: code, label: languageName(code, language) }))}
          onChange={(event) => apply({ type: 'language', language: event.currentTarget.value as Language })}
        />
      </section>
    </div>
  );
}
