import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { ProformaResource } from '../../../../src-main/contract/proformas/proforma.ts';
import { finalConsumer } from '../../../../src-main/documents/parties/party.ts';
import { formatDate, formatInstant, formatMoney } from '../../../lib/format/format.ts';
import { partyName } from '../../../lib/format/party-name.ts';
import { usePrintedLabel } from '../../../lib/format/printed-label.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import { DocumentSections } from '../detail/document-sections.tsx';
import { printedContent } from '../detail/printed-document.ts';
import styles from '../documents.module.css';
import { ProformaActions } from './proforma-actions.tsx';
import { ProformaBadge } from './proforma-badge.tsx';
import { useProforma } from './proformas-query.ts';

/** One proforma: what it offers, how it stands, and what can be done with it. */
export function ProformaPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: proforma, error } = useProforma(id);
  const refusal = refusalIn(error);
  const title = proforma ? (
    <span className={`${styles.heading} tabular`}>
      {t('proformas.one', { number: proforma.number })}
      <ProformaBadge status={proforma.status} />
    </span>
  ) : (
    t('proformas.title')
  );
  return (
    <Page title={title} back={{ to: '/documentos/proformas', label: t('proformas.back') }}>
      {refusal && <RefusalNotice refusal={refusal} />}
      {!proforma && !refusal && <Skeleton height="20rem" />}
      {proforma && (
        <>
          <ProformaActions proforma={proforma} />
          {proforma.status === 'expired' && (
            <Notice
              tone="care"
              title={t('proformas.expiredNotice', { date: formatDate(proforma.valid_until) })}
            />
          )}
          <ProformaBody proforma={proforma} />
        </>
      )}
    </Page>
  );
}

function ProformaBody({ proforma }: { readonly proforma: ProformaResource }) {
  const { t } = useTranslation();
  const labelOf = usePrintedLabel();
  const { document, environment, issue_date: issueDate, invoice } = proforma;
  const isNamed = proforma.identification !== finalConsumer.identification;
  const parts = printedContent(document, { environment, issueDate });
  return (
    <>
      <section className={styles.head} aria-label={t('documentList.head')}>
        <div className={styles.whose}>
          <strong>{partyName(proforma.name, t)}</strong>
          <span className="tabular">
            {[isNamed ? proforma.identification : undefined, formatDate(issueDate)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <output className="tabular" aria-label={t('totals.total')}>
          {formatMoney(proforma.total)}
        </output>
      </section>
      <div className={styles.detail}>
        <div className={styles.column}>
          <DocumentSections parts={parts} />
        </div>
        <div className={styles.column}>
          <Panel title={t('proformas.details')}>
            <DescriptionList
              items={[
                { label: t('proformas.validUntil'), value: formatDate(proforma.valid_until) },
                {
                  label: t('proformas.acceptedOn'),
                  value: proforma.accepted_at && formatInstant(proforma.accepted_at),
                },
                {
                  label: t('proformas.invoice'),
                  value: invoice && (
                    <Link className="tabular" to={`/documentos/${invoice.id}`}>
                      {invoice.number}
                    </Link>
                  ),
                },
                { label: t('proformas.madeBy'), value: proforma.operator?.name },
                ...parts.additionalInfo.map(({ label, value }) => ({ label: labelOf(label), value })),
                ...proforma.emails.map(({ to, status }) => ({
                  label: to,
                  value: t(`annulment.email.status.${status}`),
                })),
              ]}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}
