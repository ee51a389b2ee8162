import { UnstyledButton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { usePrintDocument } from '../../../lib/printing/use-print-document.ts';
import { useDocument } from '../../../lib/queries/documents/document-query.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useKeyLabel } from '../../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { StatusBadge } from '../../../ui/documents/status-badge.tsx';
import type { LastSale as Last } from '../charge/after-sale/after-sales.ts';
import { useAfterSalesState } from '../charge/after-sale/after-sales-provider.tsx';
import { useSale } from '../sale/sale-context.tsx';
import styles from './last-sale.module.css';
import { PaperState } from './paper-state.tsx';

/** The sale before the one in hand, in a line, while the next customer is served: its change, its ticket, its status. */
export function LastSale() {
  const last = useAfterSalesState((state) => state.last);
  const isShownLarge = useSale((sale) => sale.issued !== undefined);
  return last && !isShownLarge ? <Summary key={last.documentId} last={last} /> : null;
}

function Summary({ last }: { readonly last: Last }) {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const keyLabel = useKeyLabel();
  const { data: document } = useDocument(last.documentId);
  const print = usePrintDocument();
  const reprint = () => {
    if (document && !print.isPending) print.mutate(document);
  };
  useActionShortcuts({ reprint });
  if (!document) return null;
  return (
    <section className={styles.last} aria-label={t('ticket.last')} data-last-sale>
      <span className={styles.label}>{t('ticket.last')}</span>
      <Link className={`${styles.number} tabular`} to={`/documentos/${document.id}`}>
        {document.number}
      </Link>
      <StatusBadge status={document.status} />
      {decimal(last.change).gt(0) && (
        <span className={styles.change}>
          {t('ticket.lastChange')} <strong className="tabular">{formatMoney(last.change)}</strong>
        </span>
      )}
      <PaperState documentId={document.id} isBrief />
      <UnstyledButton className={styles.again} aria-keyshortcuts={ariaOfKey(keys.reprint)} onClick={reprint}>
        <IconPrinter size={18} aria-hidden />
        <span className={styles.words}>{t('ticket.printAgain')}</span>
        <KeyHint>{keyLabel(keys.reprint)}</KeyHint>
      </UnstyledButton>
    </section>
  );
}
