import { Button, Input, SegmentedControl, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DesktopCapabilities } from '../../../../src-main/contract/desktop/desktop.ts';
import {
  type UpdateChannel,
  type UpdateState,
  updateChannels,
} from '../../../../src-main/contract/desktop/updates.ts';
import styles from './updates.module.css';
import { isBusy, useUpdateAct } from './updates-query.ts';

interface UpdateSourceProps {
  readonly desktop: DesktopCapabilities;
  readonly state: UpdateState;
}

/** Where newer versions come from: the internet, in one of two channels, or a file. */
export function UpdateSource({ desktop, state }: UpdateSourceProps) {
  const { t } = useTranslation();
  const choose = useUpdateAct((channel: UpdateChannel) => desktop.chooseUpdateChannel(channel));
  const check = useUpdateAct(() => desktop.checkForUpdates());
  const pick = useUpdateAct(() => desktop.chooseUpdateFile());
  return (
    <>
      {state.hasFeed && (
        <Input.Wrapper label={t('updates.channel')} labelElement="div">
          <SegmentedControl
            display="flex"
            aria-label={t('updates.channel')}
            data={updateChannels.map((value) => ({ value, label: t(`updates.channelName.${value}`) }))}
            value={state.channel}
            onChange={(value) => choose.mutate(value)}
          />
          <Text c="dimmed">{t('updates.channelHint')}</Text>
        </Input.Wrapper>
      )}
      <div className={styles.actions}>
        {state.hasFeed && (
          <Button variant="default" disabled={isBusy(state)} onClick={() => check.mutate()}>
            {t('updates.check')}
          </Button>
        )}
        <Button variant="default" disabled={isBusy(state)} onClick={() => pick.mutate()}>
          {t('updates.fromFile')}
        </Button>
      </div>
    </>
  );
}
