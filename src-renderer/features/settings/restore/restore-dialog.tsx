import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestoreResource } from '../../../../src-main/contract/business/backups/restore.ts';
import { formatBytes } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LongWork } from '../../../ui/feedback/long-work.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { BackupContentsView } from './backup-contents.tsx';
import { RestoreForm } from './restore-form.tsx';
import {
  type RestoreSource,
  useOpenBackup,
  useRestore,
  useRestoreCancel,
  useRestoreConfirm,
} from './restore-query.ts';

interface RestoreDialogProps {
  /** One that is kept at a destination; a person chooses a file where it is left out. */
  readonly from?: Exclude<RestoreSource, File>;
  /** Whether there are data here that it replaces. */
  readonly replacesData: boolean;
  readonly onClose: () => void;
}

/** A backup comes back: chosen, opened, looked at, and confirmed. Until then nothing changes. */
export function RestoreDialog({ from, replacesData, onClose }: RestoreDialogProps) {
  const { t } = useTranslation();
  const { data: restore } = useRestore({ isWatched: true });
  const open = useOpenBackup();
  const cancel = useRestoreCancel();
  const confirm = useRestoreConfirm();
  const [file, setFile] = useState<File | null>(null);
  const isRestarting = confirm.isSuccess;
  const isBack = isRestarting && restore?.state === 'none';
  useEffect(() => {
    // The data are others: everything the window knows is of those before.
    if (isBack) window.location.reload();
  }, [isBack]);

  const state = restore?.state ?? 'none';
  const isBusy = state === 'receiving' || state === 'opening';
  const total = restore?.total ?? file?.size ?? 0;
  const refusal = refusalIn(confirm.error) ?? refusalIn(cancel.error);
  const faultOf = ({ fault, room }: Partial<RestoreResource> = {}) =>
    room
      ? t('restore.roomLacks', {
          folder: room.folder,
          needed: formatBytes(room.needed),
          free: formatBytes(room.free),
        })
      : fault && t(`restore.faults.${fault}`);
  const giveUp = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        open.reset();
        setFile(null);
      },
    });
  const close = () => (state === 'none' ? onClose() : cancel.mutate(undefined, { onSuccess: onClose }));
  return (
    <Dialog title={t('restore.title')} size="lg" busy={isBusy || isRestarting} onClose={close}>
      <Stack>
        {refusal && <RefusalNotice refusal={refusal} />}
        {isRestarting && (
          <LongWork label={t('restore.title')} progress={undefined}>
            {restore?.opens_by_itself === false ? t('restore.closeAndOpen') : t('restore.restarting')}
          </LongWork>
        )}
        {!isRestarting && isBusy && (
          <>
            <LongWork
              label={t('restore.title')}
              progress={restore?.bytes === undefined ? undefined : { done: restore.bytes, total }}
            >
              {t(`restore.stages.${restore?.stage ?? 'receiving'}`, {
                done: formatBytes(restore?.bytes ?? 0),
                total: formatBytes(total),
              })}
            </LongWork>
            <Group justify="flex-end">
              <Button variant="default" loading={cancel.isPending} onClick={giveUp}>
                {t('action.cancel')}
              </Button>
            </Group>
          </>
        )}
        {!isRestarting && (state === 'none' || state === 'received') && (
          <RestoreForm
            from={from}
            hasCome={state === 'received'}
            fault={faultOf(restore)}
            file={file}
            onFile={setFile}
            opening={open}
            onOther={giveUp}
          />
        )}
        {!isRestarting && state === 'opened' && restore?.backup && (
          <>
            <BackupContentsView backup={restore.backup} />
            <Text>{t(replacesData ? 'restore.replaces' : 'restore.begins')}</Text>
            <Text fw={600}>{t(replacesData ? 'restore.replacesCaution' : 'restore.beginsCaution')}</Text>
            <Group justify="flex-end">
              <Button variant="default" loading={cancel.isPending} onClick={giveUp}>
                {t('action.cancel')}
              </Button>
              <Button
                loading={confirm.isPending}
                onClick={() => confirm.mutate()}
                {...(replacesData && { color: 'red' })}
              >
                {t('restore.confirm')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
