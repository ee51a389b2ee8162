import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StockMovement } from '../../../src-main/contract/catalog/stock.ts';
import { decimal } from '../../../src-main/documents/values/decimal.ts';
import { formatInstant, formatMoney, groupThousands } from '../../lib/format/format.ts';
import styles from './stock.module.css';

/** What came in and went out, the last first; what a document moved leads to it. */
export function HistoryTable({ movements }: { readonly movements: readonly StockMovement[] }) {
  const { t } = useTranslation();
  const hasCosts = movements.some(({ unit_cost: cost }) => cost !== undefined);
  return (
    <div className={styles.history}>
      <table className={styles.table} aria-label={t('stock.history')}>
        <thead>
          <tr>
            <th scope="col">{t('stock.when')}</th>
            <th scope="col">{t('stock.what')}</th>
            <th scope="col" className={styles.right}>
              {t('stock.quantity')}
            </th>
            <th scope="col" className={styles.right}>
              {t('stock.left')}
            </th>
            {hasCosts && (
              <th scope="col" className={styles.right}>
                {t('costs.unitCost')}
              </th>
            )}
            <th scope="col">{t('stock.who')}</th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <tr key={movement.id}>
              <td className={`${styles.dim} tabular`}>{formatInstant(movement.created_at)}</td>
              <td>{t(`stock.kinds.${kindOf(movement)}`)}</td>
              <td className={`${styles.amount} tabular`}>{signed(movement.quantity)}</td>
              <td className={`${styles.after} tabular`}>{groupThousands(movement.on_hand)}</td>
              {hasCosts && (
                <td className={`${styles.after} tabular`}>
                  {movement.unit_cost === undefined ? '—' : formatMoney(movement.unit_cost)}
                </td>
              )}
              <td>
                <Because movement={movement} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Because({ movement }: { readonly movement: StockMovement }) {
  const { t } = useTranslation();
  const { document_id: id, document_number: number, operator, approved_by: approver, reason } = movement;
  if (id !== undefined) {
    return (
      <Anchor component={Link} to={`/documentos/${id}`} className="tabular">
        {number}
      </Anchor>
    );
  }
  const who =
    operator && approver
      ? t('stock.approvedBy', { who: operator.name, approver: approver.name })
      : operator?.name;
  return (
    <>
      {who ?? reason ?? '—'}
      {who !== undefined && reason !== undefined && <span className={styles.under}>{reason}</span>}
    </>
  );
}

/** An exit of no units states another cost, as a supplier's discount does. */
function kindOf({ kind, quantity }: StockMovement): StockMovement['kind'] | 'recosting' {
  return kind === 'out' && decimal(quantity).eq(0) ? 'recosting' : kind;
}

/** What came in shows its sign, as what went out does. */
function signed(quantity: string): string {
  if (decimal(quantity).eq(0)) return '0';
  return quantity.startsWith('-') ? `−${groupThousands(quantity.slice(1))}` : `+${groupThousands(quantity)}`;
}
