import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DeclarationBox } from '../../../../src-main/contract/reports/declaration.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../reports.module.css';

interface BoxTableProps {
  readonly title: string;
  readonly boxes: readonly DeclarationBox[];
}

/** Boxes of a form: what goes in each, how it was made, of which documents. */
export function BoxTable({ title, boxes }: BoxTableProps) {
  const { t } = useTranslation();
  return (
    <Panel title={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('declaration.box')}</th>
            <th scope="col">{t('declaration.concept')}</th>
            <th scope="col" className={styles.right}>
              {t('declaration.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {boxes.map(({ box, label, value, how, sources }) => (
            <tr key={box}>
              <th scope="row" className={styles.box}>
                {box}
              </th>
              <td>
                <div>{label}</div>
                <div className={styles.how}>{how}</div>
                {sources.length > 0 && (
                  <ul className={styles.sources}>
                    {sources.map((source) => (
                      <li key={source.label}>
                        {t('declaration.source', {
                          label: source.label,
                          count: source.documents,
                          amount: formatMoney(source.amount),
                        })}
                      </li>
                    ))}
                  </ul>
                )}
              </td>
              <td className={`${styles.right} tabular`}>
                {value === undefined ? (
                  <ToneBadge tone="care" icon={IconHandStop}>
                    {t('declaration.decide')}
                  </ToneBadge>
                ) : (
                  amountOf(box, value)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** The factor of proportionality is no money. */
function amountOf(box: string, value: string): string {
  return box === '563' ? value : formatMoney(value);
}
