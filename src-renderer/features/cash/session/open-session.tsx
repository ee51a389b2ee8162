import { Button, Group, Text, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TillResource } from '../../../../src-main/contract/counter/till.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ScanRefused } from '../../../ui/feedback/scan-refused.tsx';
import styles from '../cash.module.css';
import { useOpening } from '../cash-query.ts';
import { AmountField } from '../count/amount-field.tsx';
import { type CountDraft, readCount } from '../count/count-draft.ts';
import { DenominationCount } from '../count/denomination-count.tsx';

const usualFloats = ['0.00', '20.00', '50.00', '100.00'] as const;

interface OpenSessionProps {
  readonly till: TillResource;
  /** 1 where it is the page, 2 within one. */
  readonly headingOrder: 1 | 2;
}

/** The money a shift begins with: typed, or counted. For no float at all, Enter is enough. */
export function OpenSession({ till, headingOrder }: OpenSessionProps) {
  const { t } = useTranslation();
  const { signIn } = useWorkplace();
  const [typed, setTyped] = useState('');
  const [counted, setCounted] = useState<CountDraft>();
  const opening = useOpening();
  const permit = usePermit();
  const refusal = refusalIn(opening.error);
  const besides = refusalBesides(refusal, ['/opening_float']);
  const read = readCount(counted ?? {});
  const amount = typed === '' ? '0.00' : parseDecimal(typed, 2);
  const float = counted ? read.total : amount;
  const isReady = counted ? !read.isFaulty : amount !== undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || float === undefined || opening.isPending) return;
    const granted = await permit('open_cash_session', { till_id: till.id });
    if (!granted) return;
    opening.mutate({
      till_id: till.id,
      opening_float: float,
      ...(granted.approvalId && { approval_id: granted.approvalId }),
    });
  };

  return (
    <form className={styles.card} noValidate aria-labelledby="open-title" onSubmit={submit}>
      <div>
        <Title order={headingOrder} id="open-title">
          {t('cash.openTitle', { till: till.name })}
        </Title>
        <Text c="dimmed">
          {signIn && `${t('cash.opensAs', { name: signIn.operator.name })}. `}
          {t('cash.openHint')}
        </Text>
      </div>
      {counted ? (
        <>
          <DenominationCount draft={counted} read={read} onChange={setCounted} />
          <div className={styles.grand} aria-live="polite">
            <span>{t('cash.float')}</span>
            <output className="tabular">{formatMoney(read.total)}</output>
          </div>
        </>
      ) : (
        <>
          <AmountField
            label={t('cash.float')}
            hint={t('cash.floatHint')}
            value={typed}
            error={amount === undefined ? t('field.invalidNumber') : errorAt(refusal, '/opening_float')}
            isLarge
            onChange={setTyped}
          />
          <fieldset className={styles.quick} aria-label={t('cash.quickFloats')}>
            {usualFloats.map((value) => (
              <Button
                key={value}
                variant="default"
                className="tabular"
                onClick={({ currentTarget }) => {
                  setTyped(value);
                  // Enter is for opening, as the button says, and not for choosing once more.
                  currentTarget.form?.querySelector('input')?.focus();
                }}
              >
                {formatMoney(value)}
              </Button>
            ))}
          </fieldset>
        </>
      )}
      <ScanRefused why={t('cash.scanFirstOpen')} />
      {besides && <RefusalNotice refusal={besides} />}
      <Group justify="space-between">
        <Button variant="subtle" onClick={() => setCounted(counted ? undefined : {})}>
          {t(counted ? 'cash.byAmount' : 'cash.byDenomination')}
        </Button>
        <Button
          type="submit"
          size="md"
          disabled={!isReady}
          loading={opening.isPending}
          rightSection={<KeyHint>Enter</KeyHint>}
        >
          {t('cash.open')}
        </Button>
      </Group>
    </form>
  );
}
