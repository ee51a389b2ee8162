import { SegmentedControl, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductLots } from '../../../src-main/contract/catalog/lots.ts';
import type { StockItem } from '../../../src-main/contract/catalog/stock.ts';
import { errorAt, refusalIn } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';
import { useFirstFault } from '../../lib/http/use-first-fault.ts';
import { type LotDraft, noLot } from '../../lib/lots/lot-draft.ts';
import { useLotsEnabled } from '../../lib/stock-enabled.ts';
import { useUndoHere } from '../../lib/undo/use-undo-here.ts';
import { useMay } from '../../lib/workplace/use-may.ts';
import { usePermit } from '../../lib/workplace/use-permit.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { ExpiredConfirmation } from '../../ui/fields/expired-confirmation.tsx';
import { ReasonField } from '../../ui/fields/reason-field.tsx';
import { MovementLines } from './movement-lines.tsx';
import { ProductFinder } from './product-finder.tsx';
import styles from './stock.module.css';
import {
  addEmpty,
  addOne,
  type BookedKind,
  costOf,
  entersExpired,
  isComplete,
  isDateLacking,
  lineOutOf,
  lotsOf,
  quantityOf,
  type StockLine,
  withCost,
  withLot,
  without,
  withTyped,
} from './stock-lines.ts';
import { useStockMovement } from './stock-query.ts';

const kinds = ['in', 'out', 'count'] as const satisfies readonly BookedKind[];
const reasonsOf = { in: 'stock.reasonsIn', out: 'stock.reasonsOut', count: 'stock.reasonsCount' } as const;

interface MovementDialogProps {
  /** What it begins with. */
  readonly first: StockItem | undefined;
  /** The lot that all of it goes out of. */
  readonly outOf?: ProductLots['lots'][number];
  readonly onDone: (products: number) => void;
  readonly onClose: () => void;
}

/** Books what came in, went out or was counted, of as many products as are read. */
export function MovementDialog({ first, outOf, onDone, onClose }: MovementDialogProps) {
  const { t } = useTranslation();
  const { environment } = useService();
  const permit = usePermit();
  const maySeeCosts = useMay()('read_costs');
  const moving = useStockMovement();
  const offerUndo = useUndoHere();
  const keepsLots = useLotsEnabled() === true;
  const [kind, setKind] = useState<BookedKind>(() => {
    if (outOf) return 'out';
    return first?.on_hand === undefined ? 'count' : 'in';
  });
  const [lines, setLines] = useState<readonly StockLine[]>(() => {
    if (!first) return [];
    return outOf ? [lineOutOf(outOf, first)] : addEmpty([], first);
  });
  const [isConfirmed, setConfirmed] = useState(false);
  const [focused, setFocused] = useState<string>();
  const [reason, setReason] = useState(outOf && outOf.days_left < 0 ? t('stock.reasonExpired') : '');
  const [isAsked, setAsked] = useState(false);
  const [permitFailed, setPermitFailed] = useState<unknown>();
  const refusal = refusalIn(moving.error) ?? refusalIn(permitFailed);
  const form = useFirstFault(refusal);
  const reasons = Object.values<string>(t(reasonsOf[kind], { returnObjects: true }));
  const isExpired = lines.some((line) => entersExpired(line, kind));
  const isReady = lines.length > 0 && lines.every((line) => isComplete(line, kind));

  const isWithoutLot = (line: StockLine) => line.item.tracks_lots && lotsOf(line, kind).length === 0;
  const withoutLot = kind === 'in' && keepsLots ? lines.filter(isWithoutLot).length : 0;
  const lacking = (() => {
    if (lines.length === 0) return 'stock.needsLines';
    return lines.some((line) => isDateLacking(line, kind)) ? 'lots.needsDate' : 'stock.needsQuantity';
  })();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setPermitFailed(undefined);
    if (!isReady || moving.isPending || (isExpired && !isConfirmed)) return;
    const products = lines.map((line) => ({
      product_id: line.item.product_id,
      quantity: quantityOf(line) ?? '',
      ...(kind === 'in' && { unit_cost: costOf(line) ?? undefined }),
      ...(lotsOf(line, kind).length > 0 && { lots: [...lotsOf(line, kind)] }),
    }));
    const about = { product_ids: products.map(({ product_id: id }) => id) };
    const granted = await permit('move_stock', about).catch((error: unknown) => setPermitFailed(error));
    if (!granted) return;
    moving.mutate(
      {
        environment,
        kind,
        products,
        ...(isExpired && { confirm_expired: true as const }),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
        ...(granted.approvalId !== undefined && { approval_id: granted.approvalId }),
      },
      { onSuccess: ({ data }) => onDone(data.length) },
    );
  };

  const remove = (id: string) => {
    const index = lines.findIndex(({ item }) => item.product_id === id);
    const line = lines[index];
    if (!line) return;
    setLines(without(lines, id));
    offerUndo({
      message: t('undo.removed', { name: line.item.name }),
      undo: () => setLines((before) => without(before, id).toSpliced(index, 0, line)),
    });
  };

  return (
    <Dialog title={t('stock.movement')} size="xl" busy={moving.isPending} onClose={onClose}>
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        <SegmentedControl
          aria-label={t('stock.kind')}
          data={kinds.map((value) => ({ value, label: t(`stock.do.${value}`) }))}
          value={kind}
          onChange={(value) => {
            setKind(value);
            setLines((before) => before.map((line) => ({ ...line, lot: noLot })));
          }}
        />
        <Text c="dimmed">
          {t(`stock.doHint.${kind}`)} {kind === 'in' && maySeeCosts && t('costs.entryHint')}
        </Text>
        <ProductFinder
          onScanned={(item) => {
            setFocused(undefined);
            setLines((before) => addOne(before, item));
          }}
          onChosen={(item) => {
            setFocused(item.product_id);
            setLines((before) => addEmpty(before, item));
          }}
        />
        <MovementLines
          kind={kind}
          lines={lines}
          isAsked={isAsked}
          focused={focused}
          onType={(id, typed) => {
            setFocused(undefined);
            setLines((before) => withTyped(before, id, typed));
          }}
          {...(kind === 'in' &&
            maySeeCosts && {
              onTypeCost: (id: string, typed: string) => {
                setFocused(undefined);
                setLines((before) => withCost(before, id, typed));
              },
            })}
          {...(kind !== 'count' &&
            keepsLots && {
              onTypeLot: (id: string, lot: LotDraft) => {
                setFocused(undefined);
                setConfirmed(false);
                setLines((before) => withLot(before, id, lot));
              },
            })}
          onRemove={remove}
        />
        <ReasonField
          label={t('stock.reason')}
          placeholder={t('field.optional')}
          maxLength={200}
          usual={reasons}
          value={reason}
          error={errorAt(refusal, '/reason')}
          onChange={setReason}
        />
        {withoutLot > 0 && <Notice tone="quiet" title={t('lots.entersWithout', { count: withoutLot })} />}
        {isExpired && <ExpiredConfirmation isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
        {isAsked && !isReady && <Notice tone="care" title={t(lacking)} />}
        {refusal?.code === 'idempotency_key_reused' && <Notice tone="care" title={t('stock.savedBefore')} />}
        {refusal && refusal.code !== 'idempotency_key_reused' && <RefusalNotice refusal={refusal} />}
        <DialogButtons confirm={t('stock.save')} busy={moving.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
