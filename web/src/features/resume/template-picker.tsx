import { PATTERN_SLUGS, PATTERNS, type PatternSlug } from '@kreda/document/model/patterns';
import { LoadingOverlay } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { path } from '../../app/routes.ts';
import { useLanguage } from '../../i18n/define-messages.ts';
import { translateWording } from '../../i18n/wording.ts';
import { track } from '../../lib/analytics/analytics.ts';
import { errorWording } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './editor/messages.ts';
import classes from './template-picker.module.css';
import { TemplateThumbnail } from './template-thumbnail.tsx';

/** The templates as they really look; picking one makes a new CV, for a profession where one is given, and opens it at the first step. */
export function TemplatePicker({ profession }: { profession?: string | undefined }) {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.resume.create.useMutation({
    onSuccess: async (stored) => {
      utils.resume.get.setData({ uuid: stored.resume.uuid }, stored);
      await utils.resume.list.invalidate();
      await navigate(path('cv-personal-data', { id: stored.resume.uuid }));
    },
    onError: (error) => showToast({ type: 'error', text: translateWording(errorWording(error)) }),
  });
  const pick = (pattern: PatternSlug) => {
    track({ event: 'select_content', content_type: 'template', content_id: pattern });
    create.mutate({ pattern, language, profession });
  };

  return (
    <div className={classes.picker}>
      <LoadingOverlay visible={create.isPending} />
      {PATTERN_SLUGS.toSorted((a, b) => PATTERNS[a].id - PATTERNS[b].id).map((slug) => (
        <button
          type="button"
          key={slug}
          className={classes.card}
          disabled={create.isPending}
          onClick={() => pick(slug)}
        >
          <TemplateThumbnail pattern={slug} />
          <span className={classes.words}>
            <span className={classes.name}>{PATTERNS[slug].label}</span>
            <span className={classes.traits}>
              {PATTERNS[slug].traits.map((trait) => (
                <span key={trait} className={classes.trait}>
                  {t(`traits.${trait}`)}
                </span>
              ))}
            </span>
          </span>
          <span className={classes.use}>
            {t('picker.use', { name: PATTERNS[slug].label })}
            <IconArrowRight size={17} aria-hidden />
          </span>
        </button>
      ))}
    </div>
  );
}
