import { Button, Checkbox, Text } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  DocumentResource,
  InvoiceResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import type { ReturnableLine } from '../../../lib/credit/returnable-line.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { useScanner } from '../../../lib/scanner/use-scanner.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { useStockEnabled } from '../../../lib/stock-enabled.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ReasonField } from '../../../ui/fields/reason-field.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { useIssueReturn } from '../issue/issue-return.ts';
import styles from '../returns.module.css';
import { useScannedLine } from './product-scan.ts';
import { RefundChoice, RefundOutcome } from './refund-choice.tsx';
import { refundMethodsFor, usualRefund } from './refund-methods.ts';
import type { RefundingNote } from './refunds-in.ts';
import { computeReturn, emptyReturn, linesOverLeft, type ReturnDraft, withOneMore } from './return-draft.ts';
import { ReturnLines } from './return-lines.tsx';
import { useRefunds } from './use-refunds.ts';

interface ReturnFormProps {
  readonly invoice: InvoiceResource;
  readonly lines: readonly ReturnableLine[];
  /** Another till sold it. */
  readonly isElsewhere: boolean;
  /** The earlier returns of it. */
  readonly notes: readonly RefundingNote[];
  readonly onIssued: (note: DocumentResource) => void;
}

const usualReasons = ['defective', 'wrongProduct', 'regret', 'wrongPrice'] as const;

/** What comes back, why, and how the money goes back; the amounts are those that will be issued. */
export function ReturnForm({ invoice, lines, isElsewhere, notes, onIssued }: ReturnFormProps) {
  const { t } = useTranslation();
  const key = useShortcutKeys().charge;
  const [draft, setDraft] = useState<ReturnDraft>(() => ({
    ...emptyReturn,
    refundMethod: usualRefund(invoice),
  }));
  const countsStock = useStockEnabled() === true;
  const [tried, setTried] = useState(false);
  const issue = useIssueReturn();
  const computed = useMemo(() => computeReturn({ invoice, lines, draft }, today()), [invoice, lines, draft]);
  const total = computed.kind === 'computed' ? computed.note.total : '0.00';
  const refunds = useRefunds(invoice, notes, total);
  const isUnsettled = refunds.settled?.isSettled === false;
  const over = linesOverLeft(lines, draft);
  const refusal = refusalIn(issue.error);
  const reasonMissing = tried && draft.reason.trim() === '';
  const form = useFirstFault(refusal);

  const scannedLine = useScannedLine(lines);
  const [unknownScan, setUnknownScan] = useState<string>();
  useScanner((code) => {
    void scannedLine(code).then((line) => {
      setUnknownScan(line ? undefined : code);
      if (line) setDraft((current) => withOneMore(current, line));
    });
  });

  const submit = () => {
    setTried(true);
    if (draft.reason.trim() === '') {
      form.current?.querySelector<HTMLElement>('[name=reason]')?.focus();
      return;
    }
    if (issue.isPending || over.length > 0 || isUnsettled || computed.kind !== 'computed') return;
    const entered = { ...draft, refunds: refunds.settled?.refunds };
    const returned = { invoice, lines, draft: entered, isElsewhere };
    issue.mutate(returned, { onSuccess: (note) => note && onIssued(note) });
  };
  useActionShortcuts({ charge: submit, split_payment: refunds.toggle });

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.main}>
        <Panel padded={false}>
          {unknownScan !== undefined && (
            <div className={styles.inset}>
              <Notice tone="care" title={t('returns.notOnSale', { code: unknownScan })} />
            </div>
          )}
          <ReturnLines
            lines={lines}
            draft={draft}
            over={over}
            onChange={(quantities) => setDraft({ ...draft, quantities })}
          />
        </Panel>
        <Panel>
          <div className={styles.fields}>
            <ReasonField
              label={t('returns.reason')}
              maxLength={300}
              usual={usualReasons.map((name) => t(`returns.reasons.${name}`))}
              value={draft.reason}
              error={reasonMissing && t('returns.reasonRequired')}
              onChange={(reason) => setDraft({ ...draft, reason })}
            />
            {countsStock && (
              <Checkbox
                label={t('returns.keptOut')}
                checked={draft.isKeptOut}
                onChange={(event) => setDraft({ ...draft, isKeptOut: event.currentTarget.checked })}
              />
            )}
          </div>
        </Panel>
      </div>
      <div className={styles.side}>
        <Panel>
          <section aria-label={t('totals.title')}>
            {computed.kind === 'computed' && (
              <dl className={styles.sums}>
                <div>
                  <dt>{t('returns.subtotal')}</dt>
                  <dd className="tabular">{formatMoney(computed.note.subtotal)}</dd>
                </div>
                <div>
                  <dt>{t('catalog.iva')}</dt>
                  <dd className="tabular">{formatMoney(computed.note.iva)}</dd>
                </div>
              </dl>
            )}
            <div className={styles.due}>
              <span>{t('returns.giveBack')}</span>
              <output className="tabular" aria-label={t('returns.giveBack')}>
                {formatMoney(total)}
              </output>
            </div>
          </section>
          <RefundChoice
            methods={refundMethodsFor(invoice)}
            method={draft.refundMethod}
            onMethod={(refundMethod) => setDraft({ ...draft, refundMethod })}
            refunds={refunds}
          />
          <RefundOutcome refunds={refunds} />
          {tried && computed.kind === 'empty' && <Notice tone="care" title={t('returns.chooseLines')} />}
          {computed.kind === 'faulty' && (
            <Notice tone="bad" title={t('returns.faulty')}>
              {computed.faults.map(({ pointer, message }) => (
                <div key={`${pointer} ${message}`} lang="es">
                  {message}
                </div>
              ))}
            </Notice>
          )}
          {refusal && <RefusalNotice refusal={refusal} />}
          <Button
            type="submit"
            fullWidth
            h="3.5rem"
            px="sm"
            mt="sm"
            loading={issue.isPending}
            disabled={over.length > 0 || isUnsettled || computed.kind === 'faulty'}
            aria-keyshortcuts={ariaOfKey(key)}
            rightSection={<KeyHint>{key}</KeyHint>}
          >
            {t('returns.issue')}
          </Button>
          <Text c="dimmed" size="sm" mt="xs">
            {t('returns.issueHint')}
          </Text>
        </Panel>
      </div>
    </form>
  );
}
