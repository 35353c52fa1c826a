import { isBlankResume } from '@kreda/document/kinds/resume/compose/blank-sections';
import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { type Checkout, resumeOf } from './checkout.ts';
import { useT } from './messages.ts';

/** Warns before the payment that the resume to be downloaded is still empty. Renders nothing for any other. */
export function EmptyResumeNote({ checkout }: { checkout: Checkout }) {
  const t = useT();
  const uuid = resumeOf(checkout);
  const stored = trpc.resume.get.useQuery({ uuid: uuid ?? '' }, { enabled: uuid !== null, retry: false });
  if (uuid === null || !stored.data || !isBlankResume(stored.data.resume)) return null;
  return (
    <Alert role="status" color="orange" variant="light" icon={<IconAlertTriangle aria-hidden />}>
      {t('payment.empty')}{' '}
      <Anchor component={Link} to={path('cv-creator', { id: uuid })} inherit c="inherit" fw={550} underline="always">
        {t('payment.fillIn')}
      </Anchor>
    </Alert>
  );
}
