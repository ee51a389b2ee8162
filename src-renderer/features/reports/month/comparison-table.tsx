import { IconAlertTriangle, IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type {
  ComparedDocument,
  ListingComparison,
} from '../../../../src-main/contract/reports/listing-comparison.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { useTypeName } from '../../../lib/use-type-name.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import styles from '../reports.module.css';

const looks = {
  missing: { tone: 'bad', icon: IconMinus },
  different: { tone: 'care', icon: IconAlertTriangle },
  extra: { tone: 'wait', icon: IconPlus },
} as const;

/** What is not the same here and at the authority, each with the way to it. */
export function ComparisonTable({ documents }: Pick<ListingComparison, 'documents'>) {
  const { t } = useTranslation();
  const columns = ['result', 'document', 'party', 'day'] as const;
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('month.compare.table')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`month.compare.${column}`)}
              </th>
            ))}
            <th scope="col" className={styles.right}>
              {t('month.compare.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <Row key={`${document.side} ${document.id ?? document.access_key}`} document={document} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ document }: { readonly document: ComparedDocument }) {
  const { t, i18n } = useTranslation();
  const typeName = useTypeName();
  const { result, side, id, document_type, number, access_key, party, issue_date, total, differences } =
    document;
  const { tone, icon } = looks[result];
  const name = `${typeName(document_type)} ${number}`;
  return (
    <tr>
      <td>
        <ToneBadge tone={tone} icon={icon}>
          {t(`month.compare.${result}`)}
        </ToneBadge>
      </td>
      <td>
        {id === undefined ? (
          <>
            <div>{name}</div>
            <div className={styles.key}>{access_key}</div>
          </>
        ) : (
          <Link to={side === 'received' ? `/compras/${id}` : `/documentos/${id}`}>{name}</Link>
        )}
        {differences.map(({ field, here, listed }) => (
          <div key={field} className={styles.how} lang={i18n.language === 'es' ? undefined : 'es'}>
            {t(`month.compare.field.${field}`, {
              here: formatValue(field, here),
              listed: formatValue(field, listed),
            })}
          </div>
        ))}
      </td>
      <td>{party}</td>
      <td className="tabular">{formatDate(issue_date)}</td>
      <td className={`${styles.right} tabular`}>{total === undefined ? '' : formatMoney(total)}</td>
    </tr>
  );
}

function formatValue(field: ComparedDocument['differences'][number]['field'], value: string): string {
  if (field === 'total' || field === 'base' || field === 'iva') return formatMoney(value);
  return field === 'issue_date' ? formatDate(value) : value;
}
