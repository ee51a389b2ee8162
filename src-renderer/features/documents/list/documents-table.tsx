import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../src-main/documents/types.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { DocumentDate, DocumentRow, DocumentTable } from '../../../ui/documents/document-table.tsx';
import styles from '../documents.module.css';

/** Documents of every kind, each a way to its page. */
export function DocumentsTable({ documents }: { readonly documents: readonly DocumentResource[] }) {
  const { t } = useTranslation();
  return (
    <DocumentTable label={t('documents.list')} first={[t('documents.date'), t('documents.type')]}>
      {documents.map((document) => {
        const { id, number, object, issue_date, status } = document;
        const { counterparty, total } = kindOf(object).summary(document);
        const type = t(`document.type.${object}`);
        return (
          <DocumentRow
            key={id}
            number={number}
            name={counterparty.name}
            total={object === 'delivery_note' ? undefined : total}
            status={status}
            link={{
              to: `/documentos/${id}`,
              'aria-label': t('documents.open', { number: `${type} ${number}` }),
            }}
          >
            <DocumentDate>{formatDate(issue_date)}</DocumentDate>
            <td className={styles.whole}>{type}</td>
          </DocumentRow>
        );
      })}
    </DocumentTable>
  );
}
