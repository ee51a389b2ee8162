import { Button, Popover, UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconBuilding,
  IconBuildingBroadcastTower,
  IconBuildingOff,
  IconClockHour4,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHeadOffice } from '../../lib/queries/service/head-office-query.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { type Standing, standingOf, standingTones } from '../../ui/head-office/head-office-standing.ts';
import { HeadOfficeState } from '../../ui/head-office/head-office-state.tsx';
import styles from '../shell/shell.module.css';

const icons = {
  current: IconBuilding,
  sending: IconClockHour4,
  offline: IconBuildingOff,
  unproven: IconBuildingBroadcastTower,
  forked: IconBuildingOff,
  revoked: IconBuildingOff,
} as const satisfies Record<Standing, Icon>;

/** Whether what is issued here reaches the head office; nothing while there is none. A press shows the rest. */
export function HeadOfficeChip() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { data: headOffice } = useHeadOffice();
  const standing = headOffice && standingOf(headOffice);
  if (!headOffice || !standing) return null;
  const Icon = icons[standing];
  const label = t(`headOffice.chip.${standing}`, { count: headOffice.waiting ?? 0 });
  const close = () => setOpened(false);
  return (
    <>
      <Popover
        position="top-end"
        width={380}
        withinPortal
        shadow="md"
        trapFocus
        returnFocus
        opened={opened}
        onChange={setOpened}
      >
        <Popover.Target>
          <UnstyledButton className={styles.headOffice ?? ''} onClick={() => setOpened(!opened)}>
            <span className={styles.fact} data-tone={standingTones[standing]}>
              <Icon size={18} aria-hidden />
              {label}
            </span>
            <span className="for-readers">{t('headOffice.open')}</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('headOffice.title')}>
          {/* A user who may change nothing finds nothing to press in it: it takes the focus itself, so that Escape leaves it. */}
          <div data-autofocus tabIndex={-1} className={styles.headOfficeDetails}>
            <HeadOfficeState headOffice={headOffice} standing={standing} />
            <OnlyFor permission="manage_settings">
              <Button variant="default" component={Link} to="/ajustes/matriz" onClick={close}>
                {t('headOffice.settings')}
              </Button>
            </OnlyFor>
          </div>
        </Popover.Dropdown>
      </Popover>
      {/* What is inside a button is not read aloud when it changes. */}
      <span className="for-readers" role="status">
        {label}
      </span>
    </>
  );
}
