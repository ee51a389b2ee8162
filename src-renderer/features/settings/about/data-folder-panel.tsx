import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileText, IconFolderOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataFolder } from '../../../../src-main/contract/business/support-file.ts';
import { desktopOf } from '../../../lib/desktop.ts';
import { formatBytes } from '../../../lib/format/format.ts';
import { acceptedBy, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Panel } from '../../../ui/layout/page.tsx';

/** Where everything is kept, and how much room it takes. */
export function DataFolderPanel() {
  const { t } = useTranslation();
  const { local } = useService();
  const { data: folder, error } = useQuery({
    queryKey: ['data-folder'],
    queryFn: ({ signal }) => acceptedBy(local.send(dataFolder, 'GET /v1/local/data-folder', { signal })),
  });
  const desktop = desktopOf(window);
  const refusal = refusalIn(error);
  return (
    <Panel title={t('about.folder')}>
      <Stack align="start">
        <Text>{t('about.folderHint')}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
        {!folder && !refusal && <Skeleton height="8rem" />}
        {folder && (
          <DescriptionList
            items={[
              { label: t('about.folderPath'), value: folder.path },
              { label: t('about.folderSize'), value: formatBytes(folder.bytes) },
              { label: t('about.folderDatabase'), value: formatBytes(folder.database_bytes) },
              { label: t('about.folderJournal'), value: formatBytes(folder.journal_bytes) },
              {
                label: t('about.folderFree'),
                value: folder.free_bytes === undefined ? undefined : formatBytes(folder.free_bytes),
              },
              { label: t('about.logs'), value: folder.logs_path },
            ]}
          />
        )}
        {desktop && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconFolderOpen size={18} aria-hidden />}
              onClick={() => void desktop.openDataFolder()}
            >
              {t('about.folderOpen')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileText size={18} aria-hidden />}
              onClick={() => void desktop.openLogFolder()}
            >
              {t('about.logsOpen')}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}
