import { Button } from '@mantine/core';
import { IconArchive, IconDeviceDesktop, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TillResource } from '../../../../src-main/contract/counter/till.ts';
import { useChooseTill } from '../../../lib/workplace/use-choose-till.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import styles from '../workplace.module.css';

interface TillsTableProps {
  readonly tills: readonly TillResource[];
  /** The till of this computer. */
  readonly here: TillResource | undefined;
  readonly onEdit: (till: TillResource) => void;
}

const looks = {
  open: { tone: 'ok', icon: IconLockOpen },
  closed: { tone: 'quiet', icon: IconLock },
  unused: { tone: 'quiet', icon: IconArchive },
} as const satisfies Record<string, { tone: Tone; icon: typeof IconLock }>;

/** The tills of the environment worked in, and which of them is this computer. */
export function TillsTable({ tills, here, onEdit }: TillsTableProps) {
  const { t } = useTranslation();
  const choose = useChooseTill();
  return (
    <table className={styles.table} aria-label={t('tills.list')}>
      <thead>
        <tr>
          <th scope="col">{t('tills.name')}</th>
          <th scope="col">{t('tills.series')}</th>
          <th scope="col">{t('tills.state')}</th>
          <th scope="col" className={styles.right}>
            {t('tills.lastZ')}
          </th>
          <th scope="col">{t('tills.here')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {tills.map((till) => {
          const state = stateOf(till);
          return (
            <tr key={till.id}>
              <td className={styles.wide}>
                {till.name}
                {till.fiscal_machine && (
                  <div className={styles.hint}>
                    {till.fiscal_machine.brand} {till.fiscal_machine.model}, {till.fiscal_machine.serial}
                  </div>
                )}
              </td>
              <td className={`${styles.whole} tabular`}>
                {till.establishment}-{till.emission_point}
              </td>
              <td className={styles.whole}>
                <ToneBadge {...looks[state]}>{t(`tills.${state}`)}</ToneBadge>
              </td>
              <td className={`${styles.right} tabular`}>{till.last_z_number || '—'}</td>
              <td className={styles.whole}>
                {till.id === here?.id && (
                  <ToneBadge tone="wait" icon={IconDeviceDesktop}>
                    {t('tills.isHere')}
                  </ToneBadge>
                )}
                {till.id !== here?.id && till.active && (
                  <Button
                    variant="subtle"
                    aria-label={t('tills.standOf', { name: till.name })}
                    onClick={() => choose(till)}
                  >
                    {t('tills.stand')}
                  </Button>
                )}
              </td>
              <td className={styles.right}>
                <Button
                  variant="subtle"
                  aria-label={t('tills.editOf', { name: till.name })}
                  onClick={() => onEdit(till)}
                >
                  {t('tills.edit')}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function stateOf({ active, open_cash_session_id }: TillResource): keyof typeof looks {
  if (!active) return 'unused';
  return open_cash_session_id === undefined ? 'closed' : 'open';
}
