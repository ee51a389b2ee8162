import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashMethod } from '../../../../src-main/contract/counter/cash-session.ts';
import type {
  DocumentResource,
  InvoiceResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import { isDoubtful } from '../../../../src-main/documents/identifiers/identification.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { type BuyerDraft, buyerTypes, checkBuyer, emptyBuyer, guessType } from '../../../lib/buyer-draft.ts';
import type { ReturnableLine } from '../../../lib/credit/returnable-line.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import { handedLines } from '../../../lib/handed-lines.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { handSale } from '../../../lib/sale-handoff.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { BuyerDetail } from '../../../ui/documents/buyer-detail.tsx';
import { BuyerIdentity } from '../../../ui/documents/buyer-identity.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { useKnownCustomer } from '../find/known-customer.ts';
import { useIssueReturn } from '../issue/issue-return.ts';
import styles from '../returns.module.css';
import { mostlyPaidBy, refundMethods } from './refund-methods.ts';
import type { RefundingNote } from './refunds-in.ts';
import { computeReturn, emptyReturn, type ReturnDraft, wholeReturn } from './return-draft.ts';
import { isSplit, leftByMethod, paidAgain, settleRefunds } from './settle-refunds.ts';

interface CorrectBuyerProps {
  readonly invoice: InvoiceResource;
  readonly lines: readonly ReturnableLine[];
  /** The earlier returns of it. */
  readonly notes: readonly RefundingNote[];
  /** With the credit note; the new sale waits at the counter. */
  readonly onIssued: (note: DocumentResource) => void;
}

/**
 * An authorized invoice to the wrong customer: a credit note of all of it, and the same sale prepared for the right one.
 * The money does not move.
 */
export function CorrectBuyer({ invoice, lines, notes, onIssued }: CorrectBuyerProps) {
  const { t } = useTranslation();
  const key = useShortcutKeys().charge;
  const [draft, setDraft] = useState<BuyerDraft>(emptyBuyer);
  const [attempt, setAttempt] = useState<object>();
  const { environment } = useService();
  const issue = useIssueReturn();
  const refusal = refusalIn(issue.error);
  const form = useFirstFault(refusal ?? attempt);
  const checked = checkBuyer(draft);
  const knownCustomer = useKnownCustomer(draft.identification.trim());
  const isTheSame = draft.identification.trim() === invoice.buyer.identification;
  const computed = useMemo(
    () =>
      computeReturn(
        {
          invoice,
          lines,
          draft: { ...emptyReturn, quantities: wholeReturn(lines) },
        },
        today(),
      ),
    [invoice, lines],
  );
  const total = computed.kind === 'computed' ? computed.note.total : '0.00';
  const left = leftByMethod(invoice, notes);
  // Paid in one way: by that one, whichever it is.
  const refunds = isSplit(left)
    ? settleRefunds(total, left, {}).refunds
    : [{ method: mostlyPaidBy(invoice), amount: total }];
  const returned: ReturnDraft = {
    ...emptyReturn,
    quantities: wholeReturn(lines),
    reason: t('correction.buyer.reason'),
    refundMethod: mostlyPaidBy(invoice),
    ...(refunds.length > 1 && { refunds }),
  };
  const faultOf = (field: string) =>
    attempt && !checked.ok
      ? checked.faults.find(({ pointer }) => pointer === `/${field}`)?.message
      : undefined;

  const change = (part: Partial<BuyerDraft>) => setDraft({ ...draft, ...part });

  const submit = () => {
    setAttempt({});
    if (!checked.ok || isTheSame || issue.isPending || computed.kind !== 'computed') return;
    const buyer = checked.value;
    issue.mutate(
      { invoice, lines, draft: returned },
      {
        onSuccess: (note) => {
          if (!note) return;
          const payments = paidAgain(invoice, refunds);
          handSale(window.sessionStorage, environment, { lines: handedLines(note.lines), buyer, payments });
          onIssued(note);
        },
      },
    );
  };
  useActionShortcuts({ charge: submit });
  const doubtful =
    guessType(draft.identification.trim()) !== undefined &&
    isDoubtful({ identification_type: draft.type, identification: draft.identification.trim() });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <Panel title={t('correction.buyer.right')}>
        <Stack maw="46rem" gap="sm">
          <Text>{t('correction.buyer.steps')}</Text>
          <BuyerIdentity
            draft={draft}
            error={isTheSame ? t('correction.buyer.same') : faultOf('identification')}
            onType={(type) => change({ type })}
            onIdentify={(identification) =>
              change({ identification, type: guessType(identification.trim()) ?? draft.type })
            }
          />
          {doubtful && <Notice tone="care" title={t('buyer.doubtful')} />}
          {knownCustomer && knownCustomer.name !== draft.name && (
            <Button
              variant="light"
              justify="flex-start"
              onClick={() =>
                change({
                  type: buyerTypes.find((type) => type === knownCustomer.identification_type) ?? draft.type,
                  name: knownCustomer.name,
                  address: knownCustomer.address ?? '',
                  email: knownCustomer.email ?? '',
                })
              }
            >
              {t('correction.buyer.known', { name: knownCustomer.name })}
            </Button>
          )}
          <BuyerDetail detail="name" draft={draft} error={faultOf('name')} onChange={change} />
          <BuyerDetail detail="email" draft={draft} error={faultOf('email')} onChange={change} />
          {computed.kind === 'computed' && (
            <div className={styles.due}>
              <span>{t('correction.buyer.credited')}</span>
              <output className="tabular">{formatMoney(computed.note.total)}</output>
            </div>
          )}
          {refunds.length > 1 && (
            <dl className={styles.sums} aria-label={t('correction.buyer.paidBy')}>
              {refunds.map(({ method, amount }) => (
                <div key={method}>
                  <dt>{t(`returns.methods.${refundMethods.find((one) => one === method) ?? cashMethod}`)}</dt>
                  <dd className="tabular">{formatMoney(amount)}</dd>
                </div>
              ))}
            </dl>
          )}
          {computed.kind === 'computed' && decimal(computed.note.total).lt(invoice.credit_balance) && (
            <Notice tone="quiet" title={t('correction.buyer.tipStays')} />
          )}
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
          <Group justify="flex-end">
            <Button
              type="submit"
              size="md"
              loading={issue.isPending}
              disabled={computed.kind !== 'computed'}
              aria-keyshortcuts={ariaOfKey(key)}
              rightSection={<KeyHint>{key}</KeyHint>}
            >
              {t('correction.buyer.confirm')}
            </Button>
          </Group>
        </Stack>
      </Panel>
    </form>
  );
}
