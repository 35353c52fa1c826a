import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { track } from '../../lib/analytics/analytics.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { loadable } from '../../lib/loadable.ts';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../../ui/toasts.tsx';
import { splitName } from './split-name.ts';

/** Error texts are loaded on demand, to keep them out of the home page's chunk. */
const errorTexts = loadable(() => import('../../ui/error-text.ts'));

/** Shown if the error texts cannot be loaded either. */
const FALLBACK_TEXT = 'An error occurred. Try again';

/** What is known of a person before the first step of the editor. Empty lines are unknown. */
export interface NewPerson {
  /** First and last names in one line. */
  name: string;
  profession: string;
}

export interface NewResume {
  /** The template of the resume that is being made and opened, which takes longer than the answer on a slow line; null otherwise. */
  pending: TemplateSlug | null;
  /** Makes a resume in a template with the person's data, and opens its first step. A failure is shown as a toast. */
  start(pattern: TemplateSlug, person: NewPerson): void;
}

/** Makes new resumes from the home page. */
export function useNewResume(): NewResume {
  const language = useLanguage();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [pending, setPending] = useState<TemplateSlug | null>(null);
  const { mutate } = trpc.resume.create.useMutation({
    onSuccess: async (stored) => {
      utils.resume.get.setData({ uuid: stored.resume.uuid }, stored);
      await utils.resume.list.invalidate();
      await navigate(path('cv-personal-data', { id: stored.resume.uuid }));
    },
    onError: (error) => {
      setPending(null);
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
  return {
    pending,
    start(pattern, { name, profession }) {
      track({ event: 'select_content', content_type: 'template', content_id: pattern });
      errorTexts.prefetch();
      setPending(pattern);
      mutate({ pattern, language, ...splitName(name), profession: profession.trim() || undefined });
    },
  };
}
