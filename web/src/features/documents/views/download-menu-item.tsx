import { Menu } from '@mantine/core';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { path } from '../../../lib/path.ts';
import { useUser } from '../../../lib/site.ts';
import { useDownload } from '../../download/use-download.ts';
import { useT } from '../messages.ts';

/** Downloads a resume. For a user without access a link to the packages. */
export function DownloadMenuItem({ uuid }: { uuid: string }) {
  const t = useT();
  const { isLoggedIn, isPaid } = useUser();
  const { download, isRunning } = useDownload('v1');
  if (isLoggedIn && !isPaid) {
    return (
      <Menu.Item component={Link} to={path('cv-pricing', { id: uuid })} leftSection={<IconLock size={16} />}>
        {t('choosePackage')}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item leftSection={<IconDownload size={16} />} disabled={isRunning} onClick={() => void download(uuid)}>
      {t('download')}
    </Menu.Item>
  );
}
