import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { relatedDocument } from '../../../../src-main/contract/documents/related-document.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { StatusBadge } from '../../../ui/documents/status-badge.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../documents.module.css';

const relatedList = listOf(relatedDocument);

/** The ways to the documents that this one is about, or that are about it; nothing where there are none. */
export function RelatedDocuments({ documentId }: { readonly documentId: string }) {
  const { t } = useTranslation();
  const { documents, environment } = useService();
  const { data } = useQuery({
    queryKey: ['documents', environment, 'related', documentId],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(relatedList, 'GET /v1/local/documents/{id}/related', {
          path: { id: documentId },
          signal,
        }),
      ),
  });
  if (!data || data.data.length === 0) return null;
  return (
    <Panel title={t('documentList.related.title')}>
      <ul className={styles.related}>
        {data.data.map(({ relation, document: { id, type, number, total, status } }) => (
          <li key={`${relation} ${id}`}>
            <span>{t(`documentList.related.${relation}`)}</span>
            <Link to={`/documentos/${id}`}>
              {t(`document.type.${type}`)} <span className="tabular">{number}</span>
            </Link>
            <div>
              <StatusBadge status={status} />
              {type !== 'delivery_note' && <span className="tabular">{formatMoney(total)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
