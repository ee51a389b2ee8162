import { Button, Group, Title } from '@mantine/core';
import { IconFileText, IconShoppingCartPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { isDecided } from '../../../../src-main/documents/lifecycle/lifecycle.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { useOpenFile } from '../../../lib/files/use-open-file.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useDocument } from '../../../lib/queries/documents/document-query.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { FaultReportButton } from '../../../ui/documents/actions/fault-report-button.tsx';
import { SriMessages } from '../../../ui/documents/sri-messages.tsx';
import { StatusBadge } from '../../../ui/documents/status-badge.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { FileButton } from '../../../ui/fields/files/file-button.tsx';
import type { IssuedSale } from '../sale/sale-store.ts';
import { AfterSaleRefusals } from './after-sale-refusals.tsx';
import { PaperState } from './paper-state.tsx';
import { PrintButton } from './print-button.tsx';
import { SendButtons } from './send-buttons.tsx';
import styles from './ticket.module.css';

interface TicketViewProps {
  readonly issued: IssuedSale;
  readonly onNext: () => void;
}

/** The sale that was just issued; its status turns by itself while the next customer is served. */
export function TicketView({ issued, onNext }: TicketViewProps) {
  const { t } = useTranslation();
  const { data: document } = useDocument(issued.documentId);
  const file = useOpenFile(document);
  if (!document) return null;
  const refused = document.status === 'returned' || document.status === 'not_authorized';
  const refusal = refusalIn(file.error);
  return (
    <section className={styles.ticket} aria-label={t('ticket.title')}>
      <div aria-live="polite">
        <StatusBadge status={document.status} size="large" />
      </div>
      <div>
        <Title order={2} c="dimmed" fw={500}>
          {t(`document.type.${document.object}`)}
        </Title>
        <p className={`${styles.number} tabular`}>{document.number}</p>
      </div>
      <div className={styles.figures}>
        <div className={styles.figure}>
          <div>{t('totals.total')}</div>
          <output className="tabular">{formatMoney(kindOf(document.object).summary(document).total)}</output>
        </div>
        {decimal(issued.change).gt(0) && (
          <div className={styles.figure} data-kind="change">
            <div>{t('ticket.change')}</div>
            <output className="tabular">{formatMoney(issued.change)}</output>
          </div>
        )}
      </div>
      <div className={styles.next}>
        <Button
          size="md"
          leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
          rightSection={<KeyHint>Enter</KeyHint>}
          onClick={onNext}
        >
          {t('ticket.next')}
        </Button>
        <div className={styles.hint}>{t('ticket.nextHint')}</div>
      </div>
      {refused ? (
        <div className={styles.messages}>
          <p>{t(`ticket.refusedHint.${document.environment}`)}</p>
          <SriMessages messages={document.sri_messages} />
          <FaultReportButton document={document} />
        </div>
      ) : (
        <div className={styles.hint}>
          {t(
            isDecided(document.status)
              ? `ticket.authorizedHint.${document.environment}`
              : `ticket.waitingHint.${document.environment}`,
          )}
        </div>
      )}
      <PaperState documentId={document.id} />
      <AfterSaleRefusals documentId={document.id} />
      {refusal && <RefusalNotice refusal={refusal} />}
      <Group justify="center">
        <PrintButton document={document} />
        <FileButton name="a4" icon={IconFileText} file={file}>
          {t('ticket.pdf')}
        </FileButton>
        <SendButtons document={document} />
        <Button variant="subtle" component={Link} to={`/documentos/${document.id}`}>
          {t('ticket.detail')}
        </Button>
      </Group>
    </section>
  );
}
