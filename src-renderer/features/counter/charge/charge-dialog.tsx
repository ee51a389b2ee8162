import { Button, Group, Stack } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceResource } from '../../../../src-main/contract/document-resource.ts';
import { acceptedBy, refusalIn } from '../../../lib/answer.ts';
import { groupThousands } from '../../../lib/format.ts';
import { parseDecimal } from '../../../lib/parse-decimal.ts';
import { useService } from '../../../lib/service.tsx';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RefusalNotice } from '../../../ui/refusal-notice.tsx';
import { useSaleStore } from '../sale/sale-context.tsx';
import styles from './charge.module.css';
import { issueSale } from './issue-sale.ts';
import { PaymentRow } from './payment-row.tsx';
import { likelyCash, type PaymentRow as Row, settlePayments } from './settle-payments.ts';

interface ChargeDialogProps {
  readonly total: string;
  readonly onIssued: (document: InvoiceResource, change: string) => void;
  readonly onClose: () => void;
}

/** Takes the payment and issues the invoice: for exact cash, Enter is enough. */
export function ChargeDialog({ total, onIssued, onClose }: ChargeDialogProps) {
  const { t } = useTranslation();
  const { documents } = useService();
  const sale = useSaleStore();
  const [rows, setRows] = useState<readonly Row[]>([newRow('sin_sistema_financiero')]);
  const readable = rows.every(({ received }) => received === '' || parseDecimal(received, 2) !== undefined);
  const settlement = settlePayments(
    total,
    rows.map((row) => ({ ...row, received: parseDecimal(row.received, 2) ?? '' })),
  );
  const issue = useMutation({
    mutationFn: () => acceptedBy(issueSale(documents, sale.getState(), settlement.payments)),
    onSuccess: (document) => onIssued(document, settlement.change),
  });
  const charge = () => {
    if (readable && settlement.settled && !issue.isPending) issue.mutate();
  };
  const split = () => setRows([...rows, newRow('tarjeta_credito')]);
  useShortcuts({ F8: split, F9: charge, F12: charge });

  const change = (changed: Row) => setRows(rows.map((row) => (row.key === changed.key ? changed : row)));
  const refusal = refusalIn(issue.error);
  const [first, ...others] = rows;
  const cashOnly = others.length === 0 && first?.method === 'sin_sistema_financiero';

  return (
    <Dialog title={t('charge.title')} size="xl" busy={issue.isPending} onClose={onClose}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          charge();
        }}
      >
        <Stack>
          <div className={styles.due}>
            <span>{t('charge.toPay')}</span>
            <output className="tabular">$ {groupThousands(total)}</output>
          </div>
          {rows.map((row, index) => (
            <PaymentRow
              key={row.key}
              row={row}
              number={index + 1}
              rest={restFor(rows, row, total)}
              onChange={change}
              onRemove={
                rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined
              }
            />
          ))}
          <Group justify="space-between">
            {first && cashOnly ? (
              <fieldset className={styles.quick} aria-label={t('charge.quick')}>
                {likelyCash(total).map((amount) => (
                  <Button
                    key={amount}
                    variant="light"
                    className="tabular"
                    onClick={() => change({ ...first, received: amount })}
                  >
                    $ {groupThousands(amount)}
                  </Button>
                ))}
              </fieldset>
            ) : (
              <span />
            )}
            <Button
              variant="subtle"
              leftSection={<IconArrowsSplit2 size={18} aria-hidden />}
              rightSection={<KeyHint>F8</KeyHint>}
              aria-keyshortcuts="F8"
              onClick={split}
            >
              {t('charge.split')}
            </Button>
          </Group>
          <div
            className={styles.outcome}
            data-kind={settlement.missing === '0.00' ? 'change' : 'missing'}
            aria-live="polite"
          >
            <span>{t(settlement.missing === '0.00' ? 'charge.change' : 'charge.missing')}</span>
            <output className="tabular">
              $ {groupThousands(settlement.missing === '0.00' ? settlement.change : settlement.missing)}
            </output>
          </div>
          {settlement.overpaid && <Notice tone="care" title={t('charge.overpaid')} />}
          {refusal && <RefusalNotice refusal={refusal} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={issue.isPending}>
              {t('action.cancel')}
            </Button>
            <Button
              type="submit"
              size="md"
              disabled={!readable || !settlement.settled}
              loading={issue.isPending}
              rightSection={<KeyHint>Enter</KeyHint>}
            >
              {t('charge.issue')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function newRow(method: Row['method']): Row {
  return { key: crypto.randomUUID(), method, received: '' };
}

/** What an empty row would pay, shown where it would be typed. */
function restFor(rows: readonly Row[], row: Row, total: string): string {
  const others = rows.filter(({ key }) => key !== row.key);
  const typed = others.map((other) => ({ ...other, received: parseDecimal(other.received, 2) ?? '0' }));
  return typed.length === 0 ? total : settlePayments(total, typed).missing;
}
