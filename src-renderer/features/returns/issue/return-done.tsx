import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { cashMethod } from '../../../../src-main/contract/counter/cash-session.ts';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { PaymentMethod } from '../../../../src-main/documents/body/payment.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePrintDocument } from '../../../lib/printing/use-print-document.ts';
import { useDocument } from '../../../lib/queries/documents/document-query.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { StatusBadge } from '../../../ui/documents/status-badge.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { refundMethods } from '../form/refund-methods.ts';
import { refundsIn } from '../form/refunds-in.ts';
import styles from '../returns.module.css';

interface ReturnDoneProps {
  readonly note: DocumentResource;
  /** The same sale waits at the counter for its right customer: no money is handed back. */
  readonly isSoldAgain: boolean;
  /** Why its paper did not come by itself, if so. */
  readonly paperError: unknown;
}

/** The credit note is issued: what to hand back, and the ways on. Its status follows by itself. */
export function ReturnDone({ note, isSoldAgain, paperError }: ReturnDoneProps) {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const key = useShortcutKeys().reprint;
  const { data: document = note } = useDocument(note.id, note);
  const print = usePrintDocument();
  const printAgain = () => print.mutate(document);
  useActionShortcuts({ reprint: printAgain });
  const refusal = refusalIn(print.error) ?? refusalIn(paperError);
  return (
    <Panel title={t(isSoldAgain ? 'correction.buyer.done' : 'returns.done')}>
      <div className={styles.done}>
        <div className={styles.saleName}>
          <span className="tabular">
            {t('document.type.credit_note')} {document.number}
          </span>
          <StatusBadge status={document.status} size="large" />
        </div>
        {!isSoldAgain && <HandBack document={document} />}
        <div className={styles.hint}>
          {t(isSoldAgain ? 'correction.buyer.sellAgainHint' : 'returns.doneHint')}
        </div>
        {refusal && <RefusalNotice refusal={refusal} />}
        <Group>
          <Button autoFocus onClick={() => void goTo('/')}>
            {t(isSoldAgain ? 'correction.buyer.sellAgain' : 'returns.toCounter')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            loading={print.isPending}
            aria-keyshortcuts={ariaOfKey(key)}
            rightSection={<KeyHint>{key}</KeyHint>}
            onClick={printAgain}
          >
            {t('ticket.print')}
          </Button>
          <Button variant="default" component={Link} to={`/documentos/${document.id}`}>
            {t('returns.seeDocument')}
          </Button>
          {!isSoldAgain && (
            <Button variant="subtle" component={Link} to="/devolucion">
              {t('returns.another')}
            </Button>
          )}
        </Group>
      </div>
    </Panel>
  );
}

function HandBack({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const methodLabel = (method: PaymentMethod) => {
    const ours = refundMethods.find((name) => name === method);
    return ours ? t(`returns.methods.${ours}`) : t(`payment.${method}`);
  };
  const refunds = document.object === 'credit_note' ? refundsIn(document) : [];
  // What the hand takes out of the drawer stands first, and in large.
  const ordered = refunds.toSorted(
    (one, other) => Number(other.method === cashMethod) - Number(one.method === cashMethod),
  );
  return ordered.map(({ method, amount }) => {
    const isCash = method === cashMethod;
    const label = isCash ? t('returns.handBack') : t('returns.notInCash', { method: methodLabel(method) });
    return (
      <div key={method} className={styles.due} data-lesser={!isCash || undefined}>
        <span>{label}</span>
        <output className="tabular" aria-label={label}>
          {formatMoney(amount)}
        </output>
      </div>
    );
  });
}
