import { Button, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import type { CashSessionResource } from '../../../../src-main/contract/counter/cash-session.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { useSync } from '../../../lib/queries/documents/sync-query.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ScanRefused } from '../../../ui/feedback/scan-refused.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../cash.module.css';
import { useClosing } from '../cash-query.ts';
import { type CountDraft, readCount } from './count-draft.ts';
import { DenominationCount } from './denomination-count.tsx';

interface BlindCountProps {
  readonly session: CashSessionResource;
  readonly onClosed: (z: CashReport) => void;
}

/** What is in the drawer, by coin and note; what should be there is not shown before. */
export function BlindCount({ session, onClosed }: BlindCountProps) {
  const { t } = useTranslation();
  const { signIn } = useWorkplace();
  const { data: sync } = useSync();
  const [draft, setDraft] = useState<CountDraft>({});
  const [isAsked, setAsked] = useState(false);
  const closing = useClosing(session.id);
  const permit = usePermit();
  const form = useRef<HTMLFormElement>(null);
  const read = readCount(draft);
  const isOwn = signIn?.operator.id === session.operator.id;
  const waiting = sync?.waiting ?? 0;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (read.isFaulty) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else setAsked(true);
  };
  const close = async () => {
    if (closing.isPending) return;
    const action = isOwn ? 'close_cash_session' : 'close_cash_session_of_another';
    const granted = await permit(action, { cash_session_id: session.id });
    if (!granted) return;
    const approval = granted.approvalId && { approval_id: granted.approvalId };
    closing.mutate({ count: read.count, ...approval }, { onSuccess: onClosed });
  };

  return (
    <Panel title={t('cash.count')}>
      <form ref={form} noValidate className={styles.stack} onSubmit={ask}>
        <Text c="dimmed">{t('cash.closeHint')}</Text>
        <DenominationCount draft={draft} read={read} onChange={setDraft} />
        <ScanRefused why={t('cash.scanNoSale')} />
        {!isOwn && <Notice tone="quiet" title={t('cash.closesOther', { name: session.operator.name })} />}
        {waiting > 0 && <Notice tone="quiet" title={t('cash.undelivered', { count: waiting })} />}
        <div className={styles.foot}>
          <div className={styles.grand}>
            <span>{t('cash.counted')}</span>
            <output className="tabular" aria-label={t('cash.counted')}>
              {formatMoney(read.total)}
            </output>
          </div>
          <Button type="submit" size="md">
            {t('cash.closeNow')}
          </Button>
        </div>
      </form>
      {isAsked && (
        <QuestionDialog
          title={t('cash.close')}
          question={t('cash.closeQuestion', { counted: formatMoney(read.total) })}
          confirm={t('cash.closeNow')}
          doing={closing}
          onConfirm={() => void close()}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}
