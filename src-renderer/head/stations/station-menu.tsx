import { ActionIcon, Menu } from '@mantine/core';
import { IconBan, IconBarrierBlock, IconDots, IconLogout, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { StationResource } from '../../../src-main/contract/head/stations/stations.ts';
import type { StationEnd } from './end-dialog.tsx';

/** What may be done with a till; undefined for who may not. */
export interface StationActions {
  readonly onRename: (station: StationResource) => void;
  readonly onSeries: (station: StationResource) => void;
  readonly onEnd: (station: StationResource, end: StationEnd) => void;
}

interface StationMenuProps extends StationActions {
  readonly station: StationResource;
}

export function StationMenu({ station, onRename, onSeries, onEnd }: StationMenuProps) {
  const { t } = useTranslation();
  const { name, state, retirement } = station;
  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="2.75rem"
          aria-label={t('head.stations.more', { name })}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onRename(station)}>
          {t('head.stations.rename')}
        </Menu.Item>
        {state === 'enrolled' && (
          <>
            <Menu.Item
              leftSection={<IconBarrierBlock size={18} aria-hidden />}
              onClick={() => onSeries(station)}
            >
              {t('head.stations.seriesMenu')}
            </Menu.Item>
            <Menu.Divider />
            {retirement === undefined && (
              <Menu.Item
                leftSection={<IconLogout size={18} aria-hidden />}
                onClick={() => onEnd(station, 'retire')}
              >
                {t('head.stations.retire')}…
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              leftSection={<IconBan size={18} aria-hidden />}
              onClick={() => onEnd(station, 'revoke')}
            >
              {t('head.stations.revoke')}…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
