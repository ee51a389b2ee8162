import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HeadOfficeResource } from '../../../../src-main/contract/head/stations/head-office.ts';
import type { Standing } from '../../../ui/head-office/head-office-standing.ts';
import { HeadOfficeState } from '../../../ui/head-office/head-office-state.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { BeginForm } from './begin-form.tsx';
import styles from './several-tills.module.css';

interface JoinedElsewhereProps {
  readonly headOffice: HeadOfficeResource;
  readonly standing: Standing;
}

/** Where the head office is of this computer itself, and does not run there any more. */
const ownHead = /^https:\/\/127\.0\.0\.1:(\d+)$/;

/** This till has joined the head office of another computer: nothing more is to be done here. Its own one can be run again. */
export function JoinedElsewhere({ headOffice, standing }: JoinedElsewhereProps) {
  const { t } = useTranslation();
  const [, port] = ownHead.exec(headOffice.url ?? '') ?? [];
  return (
    <Panel title={t('severalTills.joined')}>
      <div className={styles.stack}>
        <HeadOfficeState headOffice={headOffice} standing={standing} />
        {port !== undefined && <BeginForm formerPort={Number(port)} action="beginAgain" />}
        <Button variant="default" component={Link} to="/ajustes/matriz">
          {t('headOffice.settings')}
        </Button>
      </div>
    </Panel>
  );
}
