import { IconX } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { groupThousands } from '../../lib/format/format.ts';
import { type LotDraft, noLot } from '../../lib/lots/lot-draft.ts';
import { IconAction } from '../../ui/actions/icon-action.tsx';
import { LotFields } from '../../ui/fields/lot-fields.tsx';
import { LotChoice } from './lots/lot-choice.tsx';
import styles from './stock.module.css';
import { type BookedKind, costOf, hasQuantity, leftAfter, type StockLine } from './stock-lines.ts';

interface MovementLinesProps {
  readonly kind: BookedKind;
  readonly lines: readonly StockLine[];
  /** It was sent already: what is missing is marked. */
  readonly isAsked: boolean;
  /** Whose quantity is to be typed next. */
  readonly focused: string | undefined;
  readonly onType: (productId: string, typed: string) => void;
  /** Given where costs may be stated, of what comes in. */
  readonly onTypeCost?: (productId: string, typed: string) => void;
  /** Given where lots are kept, of what comes in or goes out. */
  readonly onTypeLot?: (productId: string, lot: LotDraft) => void;
  readonly onRemove: (productId: string) => void;
}

/** What is about to be booked, with what there is and what there will be. */
export function MovementLines(props: MovementLinesProps) {
  const { kind, lines, isAsked, focused, onType, onTypeCost, onTypeLot, onRemove } = props;
  const { t } = useTranslation();
  if (lines.length === 0) return <div className={`${styles.lines} ${styles.none}`}>{t('stock.noLines')}</div>;
  return (
    <div className={styles.lines}>
      <table className={styles.table} aria-label={t('stock.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('stock.name')}</th>
            <th scope="col" className={styles.right}>
              {t('stock.onHand')}
            </th>
            <th scope="col" className={styles.right}>
              {t('stock.quantity')}
            </th>
            {onTypeCost && (
              <th scope="col" className={styles.right} title={t('costs.unitCostHint')}>
                {t('costs.unitCost')}
              </th>
            )}
            <th scope="col" className={styles.right}>
              {t('stock.after')}
            </th>
            <th scope="col">
              <span className="for-readers">{t('action.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { item, typed } = line;
            const left = leftAfter(line, kind);
            return (
              <Fragment key={item.product_id}>
                <tr>
                  <td className={styles.product}>
                    {item.name}
                    <span className={`${styles.under} tabular`}>{item.code}</span>
                  </td>
                  <td className={`${styles.after} tabular`}>
                    {item.on_hand === undefined ? '—' : groupThousands(item.on_hand)}
                  </td>
                  <td className={styles.right}>
                    <input
                      // Chosen by its name, it waits for its number.
                      ref={(field) => {
                        if (field && focused === item.product_id) field.focus();
                      }}
                      className={`${styles.quantity} tabular`}
                      aria-label={t('stock.quantityOf', { name: item.name })}
                      aria-invalid={isAsked && !hasQuantity(line, kind)}
                      inputMode="decimal"
                      autoComplete="off"
                      value={typed}
                      onFocus={(event) => event.currentTarget.select()}
                      onChange={(event) => onType(item.product_id, event.currentTarget.value)}
                    />
                  </td>
                  {onTypeCost && (
                    <td className={styles.right}>
                      <input
                        className={`${styles.quantity} tabular`}
                        aria-label={t('costs.unitCostOf', { name: item.name })}
                        aria-invalid={isAsked && costOf(line) === undefined}
                        inputMode="decimal"
                        autoComplete="off"
                        placeholder={item.unit_cost ?? t('field.optional')}
                        value={line.typedCost ?? ''}
                        onFocus={(event) => event.currentTarget.select()}
                        onChange={(event) => onTypeCost(item.product_id, event.currentTarget.value)}
                      />
                    </td>
                  )}
                  <td className={`${styles.after} tabular`}>
                    {left === undefined ? '—' : groupThousands(left)}
                  </td>
                  <td className={styles.right}>
                    <IconAction
                      icon={IconX}
                      label={t('stock.removeOf', { name: item.name })}
                      onClick={() => onRemove(item.product_id)}
                    />
                  </td>
                </tr>
                {onTypeLot && item.tracks_lots && (
                  <tr>
                    <td colSpan={onTypeCost ? 6 : 5} className={styles.lot}>
                      {kind === 'in' ? (
                        <LotFields
                          draft={line.lot ?? noLot}
                          name={item.name}
                          isAsked={isAsked}
                          onChange={(lot) => onTypeLot(item.product_id, lot)}
                        />
                      ) : (
                        <LotChoice
                          item={item}
                          lot={line.lot ?? noLot}
                          onChange={(lot) => onTypeLot(item.product_id, lot)}
                        />
                      )}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
