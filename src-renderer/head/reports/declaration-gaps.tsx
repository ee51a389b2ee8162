import { useTranslation } from 'react-i18next';
import type { HeadDeclaration } from '../../../src-main/contract/head/head-declaration.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** What may be missing in the figures of all tills, or be there in another way. */
export function DeclarationGaps({ incomplete }: Pick<HeadDeclaration, 'incomplete'>) {
  const { t } = useTranslation();
  const { stations_behind, stations_without_purchases, rejected_lines, purchase_conflicts } = incomplete;
  return (
    <>
      {stations_behind.length > 0 && (
        <Notice tone="bad" title={t('head.declaration.behind')}>
          {stations_behind.map(({ name, waiting, last_seen_at: at }) => (
            <div key={name}>
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
      {rejected_lines > 0 && (
        <Notice tone="bad" title={t('head.declaration.rejected', { count: rejected_lines })} />
      )}
      {purchase_conflicts.length > 0 && (
        <Notice tone="wait" title={t('head.declaration.conflicts')}>
          {purchase_conflicts.map(({ supplier, supplier_name, number, stations, differences }) => (
            <div key={`${supplier} ${number}`}>
              {t('head.declaration.conflict', {
                supplier: supplier_name,
                number,
                stations: stations.join(', '),
                first: stations[0],
                differences: differences.map((one) => t(`head.declaration.differences.${one}`)).join(', '),
              })}
            </div>
          ))}
        </Notice>
      )}
    </>
  );
}
