import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '../../../../src-main/contract/catalog/stock.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { isExpiredLot, type LotDraft, lotNameOf, noLot } from '../../../lib/lots/lot-draft.ts';
import { useLotAssignment } from '../../../lib/queries/catalog/lots-query.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ExpiredConfirmation } from '../../../ui/fields/expired-confirmation.tsx';
import { LotFields } from '../../../ui/fields/lot-fields.tsx';
import styles from '../stock.module.css';

const DECIMALS = 6;

interface AssignLotFormProps {
  readonly item: StockItem;
  /** What there is in no lot. */
  readonly withoutLot: string;
}

/** Puts into a lot what is in none: what there was before its lots were tracked, or came in without one. */
export function AssignLotForm({ item, withoutLot }: AssignLotFormProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const assigning = useLotAssignment(item.product_id);
  const [lot, setLot] = useState(noLot);
  const [typed, setTyped] = useState(withoutLot);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const refusal = refusalIn(assigning.error);
  const besides = refusalBesides(refusal, ['/quantity']);
  const quantity = parseDecimal(typed, DECIMALS);
  const isExpired = isExpiredLot(lot);
  const change = (typedLot: LotDraft) => {
    setLot(typedLot);
    setConfirmed(false);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const name = lotNameOf(lot);
    if (!name || quantity === undefined || (isExpired && !isConfirmed)) return;
    const granted = await permit('move_stock', { product_ids: [item.product_id] });
    if (!granted) return;
    const { approvalId } = granted;
    assigning.mutate({
      ...name,
      quantity,
      without_lot: withoutLot,
      ...(isExpired && { confirm_expired: true as const }),
      ...(approvalId !== undefined && { approval_id: approvalId }),
    });
  };
  return (
    <form noValidate className={styles.stack} onSubmit={(event) => void save(event)}>
      <div className={styles.foot}>
        <LotFields draft={lot} name={item.name} isAsked={isAsked} isLabelled onChange={change} />
        <TextInput
          label={t('lots.amount')}
          inputMode="decimal"
          autoComplete="off"
          w="7rem"
          value={typed}
          error={isAsked && quantity === undefined ? t('field.invalidNumber') : errorAt(refusal, '/quantity')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={assigning.isPending}>
          {t('lots.assign')}
        </Button>
        <p className={styles.beside}>
          {isAsked && lotNameOf(lot) === null ? t('lots.needsDate') : t('lots.assignHint')}
        </p>
      </div>
      {isExpired && <ExpiredConfirmation isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
      {besides && <RefusalNotice refusal={besides} />}
    </form>
  );
}
