import { Button, CopyButton, UnstyledButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { knownChannels } from '../../../../src-main/documents/kinds.ts';
import { formatDate, formatInstant, formatMoney } from '../../../lib/format/format.ts';
import { usePrintedLabel } from '../../../lib/format/printed-label.ts';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { type DescriptionItem, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../documents.module.css';
import { noFilter, writeFilter } from '../list/filter/document-filter.ts';
import type { DocumentParts } from './printed-document.ts';

interface DocumentDetailsProps {
  readonly document: DocumentResource;
  readonly parts: DocumentParts;
}

/** Whom the document is about, how it is paid, and what identifies it. */
export function DocumentDetails({ document, parts }: DocumentDetailsProps) {
  const { t } = useTranslation();
  const labelOf = usePrintedLabel();
  const counterparty = kindOf(document.object).summary(document).counterparty.identification;
  const isOnCredit = soldDocuments.includes(document.object) && parts.payments.some(({ term }) => term);
  const knownChannel = knownChannels.find((each) => each === document.channel);
  const channel = knownChannel
    ? t(`document.channels.${knownChannel}`)
    : t('document.storefront', { name: document.channel });
  return (
    <>
      <Panel title={t('document.party')}>
        <DescriptionList items={parts.party.map(({ label, value }) => ({ label: labelOf(label), value }))} />
        <Button
          variant="subtle"
          mt="xs"
          ml="-1.125rem"
          component={Link}
          to={`/documentos?${writeFilter({ ...noFilter, counterparty })}`}
        >
          {t('documents.ofCounterparty')}
        </Button>
        {isOnCredit && counterparty && (
          <OnlyFor permission="receive_payments">
            <Button
              variant="subtle"
              ml="-1.125rem"
              component={Link}
              to={`/por-cobrar/${encodeURIComponent(counterparty)}`}
            >
              {t('documents.account')}
            </Button>
          </OnlyFor>
        )}
      </Panel>
      <DetailsPanel
        title={t('document.payments')}
        items={parts.payments.map(({ method, amount, term }) => ({
          label: term ? `${labelOf(method)}, ${labelOf(term)}` : labelOf(method),
          value: <span className="tabular">{formatMoney(amount)}</span>,
        }))}
      />
      <DetailsPanel
        title={t('annulment.email.deliveries')}
        items={latestByAddress(document.emails).map(({ to, status }) => ({
          label: to,
          value: t(`annulment.email.status.${status}`),
        }))}
      />
      <DetailsPanel title={t('document.additionalInfo')} items={parts.additionalInfo} />
      <Panel title={t('document.facts')}>
        <DescriptionList
          items={[
            { label: t('document.issueDate'), value: formatDate(document.issue_date) },
            { label: t('document.issuedAt'), value: formatInstant(document.issued_at) },
            {
              label: t('document.authorizedAt'),
              value: document.authorization && formatInstant(document.authorization.authorized_at),
            },
            { label: t('document.creditBalance'), value: creditBalanceOf(document) },
            { label: t('document.channel'), value: channel },
            { label: t('document.accessKey'), value: <AccessKey value={document.access_key} /> },
          ]}
        />
      </Panel>
    </>
  );
}

/** What somebody owes when it is paid with a term. */
const soldDocuments: readonly DocumentResource['object'][] = ['invoice', 'debit_note'];

/** How the newest e-mail to each address stands; one without a time is still to leave. */
function latestByAddress(emails: DocumentResource['emails']): DocumentResource['emails'] {
  const newest = new Map<string, DocumentResource['emails'][number]>();
  for (const email of emails) {
    const before = newest.get(email.to);
    if (!before || !email.sent_at || (before.sent_at && before.sent_at < email.sent_at)) {
      newest.set(email.to, email);
    }
  }
  return [...newest.values()];
}

function DetailsPanel({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly DescriptionItem[];
}) {
  if (items.length === 0) return null;
  return (
    <Panel title={title}>
      <DescriptionList items={items} />
    </Panel>
  );
}

/** Of an authorized invoice only: nothing else can be credited. */
function creditBalanceOf(document: DocumentResource) {
  if (document.object !== 'invoice' || document.status !== 'authorized') return undefined;
  return <span className="tabular">{formatMoney(document.credit_balance)}</span>;
}

function AccessKey({ value }: { readonly value: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <UnstyledButton
          className={`${styles.key} tabular`}
          aria-label={`${t('document.copyAccessKey')}: ${value}`}
          onClick={copy}
        >
          {value} {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          <span className="for-readers" aria-live="polite">
            {copied && t('document.copied')}
          </span>
        </UnstyledButton>
      )}
    </CopyButton>
  );
}
