import { useTranslation } from 'react-i18next';
import type { HeadDeclaration } from '../../../src-main/contract/head/head-declaration.ts';
import { formatDate, formatInstant } from '../../lib/format/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

const counted = ['rejected_lines', 'unreadable_documents', 'number_conflicts', 'missing_numbers'] as const;

/** What may be missing in the figures of all tills, or be there in another way. */
export function DeclarationGaps({ incomplete }: Pick<HeadDeclaration, 'incomplete'>) {
  const { t } = useTranslation();
  const { stations_behind, stations_without_purchases, purchase_conflicts, purchase_conflicts_count } =
    incomplete;
  const unnamed = purchase_conflicts_count - purchase_conflicts.length;
  return (
    <>
      {stations_behind.length > 0 && (
        <Notice tone="bad" title={t('head.declaration.behind')}>
          {stations_behind.map(({ id, name, waiting, last_seen_at: at }) => (
            <div key={id}>
              {[
                name,
                ...(waiting > 0 ? [t('head.declaration.waiting', { count: waiting })] : []),
                at === undefined
                  ? t('head.declaration.neverSeen')
                  : t('head.declaration.seen', { at: formatInstant(at) }),
              ].join(' · ')}
            </div>
          ))}
        </Notice>
      )}
      {stations_without_purchases.length > 0 && (
        <Notice tone="bad" title={t('head.declaration.withoutPurchases')}>
          {stations_without_purchases.join(', ')}. {t('head.declaration.update')}
        </Notice>
      )}
      {counted.map((name) => {
        const count = incomplete[name];
        return count > 0 && <Notice key={name} tone="bad" title={t(`head.declaration.${name}`, { count })} />;
      })}
      {incomplete.outdated_balances.map(({ from, to }) => (
        <Notice
          key={from}
          tone="bad"
          title={t('head.declaration.outdated', { from: formatDate(from), to: formatDate(to) })}
        >
          {t('head.declaration.saveAgain')}
        </Notice>
      ))}
      {purchase_conflicts.length > 0 && (
        <Notice tone="wait" title={t('head.declaration.conflicts')}>
          {purchase_conflicts.map(
            ({ supplier, supplier_name, document_type, number, stations, differences }) => (
              <div key={`${supplier} ${document_type} ${number}`}>
                {t('head.declaration.conflict', {
                  supplier: supplier_name,
                  number,
                  stations: stations.join(', '),
                  first: stations[0],
                  differences: differences.map((one) => t(`head.declaration.differences.${one}`)).join(', '),
                })}
              </div>
            ),
          )}
          {unnamed > 0 && <div>{t('head.declaration.moreConflicts', { count: unnamed })}</div>}
        </Notice>
      )}
    </>
  );
}
