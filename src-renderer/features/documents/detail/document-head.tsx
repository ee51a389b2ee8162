import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';
import { partyName } from '../../../lib/format/party-name.ts';
import styles from '../documents.module.css';

/** What a reader of a document looks for first: whose it is, of when, and what it comes to. */
export function DocumentHead({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const { counterparty, total } = kindOf(document.object).summary(document);
  return (
    <section className={styles.head} aria-label={t('documentList.head')}>
      <div className={styles.whose}>
        <strong>{partyName(counterparty.name, t)}</strong>
        <span className="tabular">
          {counterparty.identification} · {formatDate(document.issue_date)}
        </span>
      </div>
      {document.object !== 'delivery_note' && (
        <output className="tabular" aria-label={t('totals.total')}>
          {formatMoney(total)}
        </output>
      )}
    </section>
  );
}
