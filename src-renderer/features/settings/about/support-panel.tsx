import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { supportFile } from '../../../../src-main/contract/business/support-file.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { today } from '../../../lib/format/today.ts';
import { acceptedBy, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { CopyAction } from '../../../ui/actions/copy-action.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';

/** What to give to support; a person reads it before it leaves. */
export function SupportPanel() {
  const { t } = useTranslation();
  const { local } = useService();
  const [shown, setShown] = useState<string>();
  const making = useMutation({
    mutationFn: async () => {
      const made = await acceptedBy(local.send(supportFile, 'GET /v1/local/support-file'));
      return JSON.stringify(made, null, 2);
    },
  });
  const refusal = refusalIn(making.error);
  const save = (text: string) =>
    saveFile(new TextEncoder().encode(text), `soporte-${today()}.json`, 'application/json');
  return (
    <Panel title={t('about.support')}>
      <Stack align="start">
        <Text>{t('about.supportHint')}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
        <Group>
          <Button
            leftSection={<IconFileDownload size={18} aria-hidden />}
            loading={making.isPending}
            onClick={() => making.mutate(undefined, { onSuccess: save })}
          >
            {t('about.supportSave')}
          </Button>
          <Button
            variant="default"
            disabled={making.isPending}
            onClick={() => making.mutate(undefined, { onSuccess: setShown })}
          >
            {t('about.supportSee')}
          </Button>
        </Group>
      </Stack>
      {shown !== undefined && (
        <Dialog title={t('about.supportTitle')} size="xl" onClose={() => setShown(undefined)}>
          <Stack>
            <Textarea
              aria-label={t('about.supportTitle')}
              readOnly
              autosize
              maxRows={20}
              styles={{ input: { fontFamily: 'ui-monospace, monospace' } }}
              value={shown}
            />
            <Group justify="flex-end">
              <CopyAction value={shown}>{t('secret.copy')}</CopyAction>
              <Button onClick={() => save(shown)}>{t('about.supportSave')}</Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </Panel>
  );
}
