import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { Alert, Anchor, Paper, Text, Title } from '@mantine/core';
import { IconAlertCircle, IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { BrandStage } from '../../ui/brand-stage.tsx';
import classes from './account-card.module.css';
import { useT } from './messages.ts';

interface AccountCardProps {
  title: string;
  lead: string;
  /** Why the form could not be sent, in the interface's language. */
  failure: string | false | null;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for login, registration and a new password. */
export function AccountCard({ title, lead, failure, footer, children }: AccountCardProps) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <Anchor
          component="button"
          type="button"
          size="sm"
          c="dimmed"
          onClick={() => navigate(-1)}
          className={classes.back}
        >
          <IconArrowLeft size={16} aria-hidden />
          {t('goBack')}
        </Anchor>
        <Paper withBorder radius="lg" shadow="sm" className={classes.card}>
          <div className={classes.form}>
            <Title order={1} size="h2">
              {title}
            </Title>
            <Text c="dimmed" mt={6} mb="lg" size="sm">
              {lead}
            </Text>
            {failure && (
              <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />} mb="md">
                {failure}
              </Alert>
            )}
            {children}
            {footer && (
              <Text ta="center" size="sm" mt="lg" c="dimmed">
                {footer}
              </Text>
            )}
          </div>
          <TemplatePicture />
        </Paper>
      </div>
    </div>
  );
}

/** A template on the brand's ground, in wide windows alone: elsewhere its picture is not loaded. */
function TemplatePicture() {
  const language = useLanguage();
  const pattern: TemplateSlug = 'modern';
  return (
    <BrandStage className={classes.stage}>
      <img
        className={classes.sheet}
        src={`/templates/${pattern}.${language}.webp`}
        alt=""
        width={560}
        height={792}
        loading="lazy"
        decoding="async"
      />
    </BrandStage>
  );
}
