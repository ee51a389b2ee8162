import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../../lib/format/format.ts';
import { useTypeName } from '../../../lib/use-type-name.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import type { Arrival } from './use-taking-in.ts';

/** What became of each thing that was given: those that were not taken in say all that speaks against them. */
export function ArrivalsTable({ arrivals }: { readonly arrivals: readonly Arrival[] }) {
  const { t } = useTranslation();
  const addedCount = arrivals.filter(({ result }) => result === 'added' || result === 'completed').length;
  return (
    <Panel title={t('purchases.arrivals')} padded={false}>
      <Text p="0 1.25rem 0.75rem" role="status">
        {arrivals.length === 0
          ? t('purchases.nothingFound')
          : t('purchases.arrivalsCount', { count: addedCount })}
      </Text>
      {arrivals.length > 0 && (
        <div className={styles.scroll}>
          <table
            className={`${styles.table} ${styles.inset} ${styles.arrivals}`}
            aria-label={t('purchases.arrivals')}
          >
            <thead>
              <tr>
                <th scope="col">{t('purchases.what')}</th>
                <th scope="col">{t('purchases.outcome')}</th>
                <th scope="col">{t('purchases.where')}</th>
              </tr>
            </thead>
            <tbody>
              {arrivals
                .map((arrival, index) => ({ arrival, position: index + 1 }))
                .map(({ arrival, position }) => (
                  <ArrivalRow key={position} arrival={arrival} />
                ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function ArrivalRow({ arrival }: { readonly arrival: Arrival }) {
  const { t, i18n } = useTranslation();
  const { result, faults, file, entry } = arrival;
  return (
    <tr>
      <td className={styles.arrival}>
        <ArrivalName arrival={arrival} />
      </td>
      <td className={styles.wide}>
        <span className={styles.outcome} data-result={result}>
          {t(`purchases.results.${result}`)}
        </span>
        {faults.map(({ code, message }) => (
          <div key={code} lang={i18n.language === 'es' ? undefined : 'es'}>
            {message}
          </div>
        ))}
      </td>
      <td className={styles.dim}>
        {file ?? t('purchases.sri')}
        {entry !== undefined && <div>{entry}</div>}
      </td>
    </tr>
  );
}

function ArrivalName({ arrival }: { readonly arrival: Arrival }) {
  const typeName = useTypeName();
  const { purchase_id: id, document_type: type, number, supplier, total, access_key: key } = arrival;
  const named = type && number ? `${typeName(type)} ${number}` : (number ?? key ?? '—');
  return (
    <>
      <span className="tabular">{id === undefined ? named : <Link to={`/compras/${id}`}>{named}</Link>}</span>
      {supplier !== undefined && (
        <span className={styles.under}>
          {supplier} · <span className="tabular">{formatMoney(total ?? '0.00')}</span>
        </span>
      )}
    </>
  );
}
