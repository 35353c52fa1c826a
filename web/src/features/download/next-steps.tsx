import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconBook2, IconBriefcase, IconChevronRight, IconLanguage, type IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link, useNavigate } from 'react-router';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { showToast, showToastAfterNavigation } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';
import classes from './next-steps.module.css';

/** What a user can do once a resume is paid for and downloaded. */
export function NextSteps({ uuid }: { uuid: string }) {
  const t = useT();
  const copy = useOpenCopy(uuid);
  return (
    <section className={classes.steps} aria-labelledby="next-steps">
      <Title order={2} size="h3" id="next-steps">
        {t('next.title')}
      </Title>
      <ul>
        <li>
          <Link to={path('job-offers')} className={classes.step}>
            <StepText Icon={IconBriefcase} name="jobs" />
          </Link>
        </li>
        <li>
          <UnstyledButton className={classes.step} disabled={copy.isPending} onClick={copy.open}>
            <StepText Icon={IconLanguage} name="version" />
          </UnstyledButton>
        </li>
        <li>
          <Link to={path('blog')} className={classes.step}>
            <StepText Icon={IconBook2} name="magazine" />
          </Link>
        </li>
      </ul>
    </section>
  );
}

function StepText({ Icon, name }: { Icon: ComponentType<IconProps>; name: 'jobs' | 'version' | 'magazine' }) {
  const t = useT();
  return (
    <>
      <Icon size={24} stroke={1.6} className={classes.icon} aria-hidden />
      <span className={classes.text}>
        <strong>{t(`next.${name}.title`)}</strong>
        <Text component="span" size="sm" c="dimmed" display="block" mt={2}>
          {t(`next.${name}.text`)}
        </Text>
      </span>
      <IconChevronRight size={18} className={classes.arrow} aria-hidden />
    </>
  );
}

/** Duplicates the resume and opens the copy in the editor. */
function useOpenCopy(uuid: string) {
  const t = useT();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const duplicate = trpc.resume.duplicate.useMutation({
    onSuccess: async ({ resume }) => {
      await utils.resume.list.invalidate();
      showToastAfterNavigation({ type: 'success', text: t('next.version.done') });
      await navigate(path('cv-creator', { id: resume.uuid }));
    },
    onError: (error) => showToast({ type: 'error', text: errorText(error) }),
  });
  return { open: () => duplicate.mutate({ uuid }), isPending: duplicate.isPending };
}
