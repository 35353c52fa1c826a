import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { TEMPLATE_NAMES } from '@kreda/document/kinds/resume/styles/template-names';
import { Loader } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { track } from '../../lib/analytics/analytics.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { loadable } from '../../lib/loadable.ts';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';
import classes from './template-picker.module.css';

import { TemplateThumbnail } from './template-thumbnail.tsx';

/** Error texts are loaded on demand, to keep them out of the home page's chunk. */
const errorTexts = loadable(() => import('../../ui/error-text.ts'));

/** Shown if the error texts cannot be loaded either. */
const FALLBACK_TEXT = 'An error occurred. Try again';

const SLUGS = Object.keys(TEMPLATE_NAMES) as TemplateSlug[];

/** The templates with real pages. Picking one creates a resume, with the given profession, and opens its first step. */
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
    onError: (error) => {
      const show = (text: string) => showToast({ type: 'error', text });
      errorTexts.load().then(
        ({ errorText }) => show(errorText(error)),
        () => {
          errorTexts.forgetFailure();
          show(apiErrorOf(error)?.message ?? FALLBACK_TEXT);
        },
      );
    },
  });
  const pick = (pattern: TemplateSlug) => {
    track({ event: 'select_content', content_type: 'template', content_id: pattern });
    errorTexts.prefetch();
    create.mutate({ pattern, language, profession });
  };

  return (
    <div className={classes.picker}>
      {create.isPending && (
        <div className={classes.busy}>
          <Loader />
        </div>
      )}
      {SLUGS.map((slug) => (
        <button
          type="button"
          key={slug}
          className={classes.card}
          disabled={create.isPending}
          onClick={() => pick(slug)}
        >
          <TemplateThumbnail pattern={slug} />
          <span className={classes.words}>
            <span className={classes.name}>{TEMPLATE_NAMES[slug].label}</span>
            <span className={classes.traits}>
              {TEMPLATE_NAMES[slug].traits.map((trait) => (
                <span key={trait} className={classes.trait}>
                  {t(`traits.${trait}`)}
                </span>
              ))}
            </span>
          </span>
          <span className={classes.use}>
            {t('picker.use', { name: TEMPLATE_NAMES[slug].label })}
            <IconArrowRight size={17} aria-hidden />
          </span>
        </button>
      ))}
    </div>
  );
}
