import { Badge, Button, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { formatDateTime } from '../../../lib/format-date.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from '../messages.ts';
import classes from './account-page.module.css';
import { readDevice } from './device.ts';
import { SettingsSection } from './settings-section.tsx';

type Session = Outputs['account']['sessions'][number];

/** Lists the account's sessions, with a button to end each one except the current. */
export function SessionList() {
  const t = useT();
  const utils = trpc.useUtils();
  const sessions = trpc.account.sessions.useQuery();
  const after = (key: 'page.sessions.ended' | 'page.sessions.endedOthers') => ({
    onSuccess: () => showToast({ type: 'success', text: t(key) }),
    onError: (error: unknown) => showToast({ type: 'error', text: errorText(error) }),
    onSettled: () => utils.account.sessions.invalidate(),
  });
  const end = trpc.account.endSession.useMutation(after('page.sessions.ended'));
  const endOthers = trpc.account.endOtherSessions.useMutation(after('page.sessions.endedOthers'));
  const isEnding = (id: string) => end.isPending && end.variables.id === id;

  return (
    <SettingsSection title={t('page.sessions.title')} lead={t('page.sessions.lead')}>
      {sessions.isError && <Text role="alert">{errorText(sessions.error)}</Text>}
      {sessions.data && (
        <ul className={classes.sessions}>
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={isEnding(session.id)}
              onEnd={() => end.mutate({ id: session.id })}
            />
          ))}
        </ul>
      )}
      {sessions.data && sessions.data.length > 1 && (
        <Button variant="default" mt="md" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('page.sessions.endOthers')}
        </Button>
      )}
    </SettingsSection>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useT();
  const device = readDevice(session.userAgent);
  const name = device.name || t('page.sessions.unknown');
  const Icon = device.isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon size={26} stroke={1.5} aria-hidden className={classes.deviceIcon} />
      <div className={classes.device}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('page.sessions.lastSeen', { date: formatDateTime(new Date(session.lastSeenAt)) })}
        </Text>
      </div>
      {session.isCurrent ? (
        <Badge variant="light" color="green" tt="none" size="lg">
          {t('page.sessions.current')}
        </Badge>
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={isEnding}
          aria-label={`${t('page.sessions.end')}: ${name}`}
          onClick={onEnd}
        >
          {t('page.sessions.end')}
        </Button>
      )}
    </li>
  );
}
