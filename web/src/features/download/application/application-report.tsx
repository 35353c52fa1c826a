import { Alert, Button, List, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { saveFile } from '../../../lib/save-file.ts';
import { formatMegabytes } from './format-megabytes.ts';
import { useT } from './messages.ts';
import type { ApplicationState } from './use-application.ts';

/** What became of the parts: the file's size, and which pictures were reduced and how far. */
export function ApplicationReport({ joined }: { joined: Extract<ApplicationState, { kind: 'joined' }> }) {
  const t = useT();
  const { file, parts, maxMegabytes } = joined;
  const size = formatMegabytes(file.bytes);
  const reduced = file.parts.flatMap((report, index) =>
    report.reducedPictures > 0 ? [{ ...report, title: parts[index]?.title ?? '', id: parts[index]?.id }] : [],
  );
  return (
    <Alert
      color={file.isWithinSize ? 'green' : 'yellow'}
      icon={file.isWithinSize ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={
        file.isWithinSize ? t('saved', { name: file.fileName, size }) : t('tooLarge', { size, max: maxMegabytes ?? '' })
      }
    >
      {reduced.length > 0 && <Text size="sm">{t('reduced')}</Text>}
      {reduced.length === 0 && maxMegabytes !== null && file.isWithinSize && <Text size="sm">{t('unreduced')}</Text>}
      <List size="sm" mt={4}>
        {reduced.map(({ id, title, reducedPictures, dpiBefore, dpiAfter, bytesBefore, bytesAfter }) => (
          <List.Item key={id}>
            {t('pictures', {
              title,
              count: reducedPictures,
              from: dpiBefore,
              to: dpiAfter,
              before: formatMegabytes(bytesBefore),
              after: formatMegabytes(bytesAfter),
            })}
          </List.Item>
        ))}
      </List>
      {!file.isWithinSize && (
        <Button variant="default" size="sm" mt="sm" onClick={() => saveFile(file.content, file.fileName)}>
          {t('saveAnyway')}
        </Button>
      )}
    </Alert>
  );
}
