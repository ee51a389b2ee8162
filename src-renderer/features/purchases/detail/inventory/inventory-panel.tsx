import { Button, Group } from '@mantine/core';
import { IconPackageExport, IconPackageImport, IconTrendingDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  GoodsReceipt,
  PurchaseInventory,
} from '../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { goodsEffectsOf } from '../../../../../src-main/documents/purchase/goods/goods-effect.ts';
import { decimal, formatAmount } from '../../../../../src-main/documents/values/decimal.ts';
import { formatInstant, formatMoney } from '../../../../lib/format/format.ts';
import { parseDecimal } from '../../../../lib/format/parse-decimal.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { isExpiredLot, type LotDraft, lotNameOf, noLot } from '../../../../lib/lots/lot-draft.ts';
import { useLotsEnabled, useStockEnabled } from '../../../../lib/stock-enabled.ts';
import { useMay } from '../../../../lib/workplace/use-may.ts';
import { usePermit } from '../../../../lib/workplace/use-permit.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { ExpiredConfirmation } from '../../../../ui/fields/expired-confirmation.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import styles from '../../purchases.module.css';
import { usePurchaseChange } from '../../purchases-query.ts';
import { isChangedSince } from './costs/changed-since.ts';
import { linesWithFreight } from './costs/lines-with-freight.ts';
import { EffectChoice, type NoteEffect } from './effect-choice.tsx';
import { FreightField } from './freight-field.tsx';
import type { GoodsDocument } from './goods-document.ts';
import { InventoryLines } from './inventory-lines.tsx';
import { useGoodsEntry, usePurchaseInventory } from './inventory-query.ts';
import { MatchDialog } from './match-dialog.tsx';
import { ReceivedGoods } from './received-goods.tsx';
import { StockWarning } from './stock-warning.tsx';
import { isUnsupported } from './unsupported.ts';

/** What a purchase brings into stock, or a supplier's note takes away: for who keeps it and may see what it costs. */
export function InventoryPanel({ purchase }: { readonly purchase: GoodsDocument }) {
  const { t } = useTranslation();
  const mayRead = useMay()('read_costs');
  const isOn = useStockEnabled();
  const hasGoods = purchase.lines.length > 0 && goodsEffectsOf(purchase.document_type).length > 0;
  const isShown = isOn === true && mayRead && hasGoods;
  const [isOpen, setOpen] = useState(!purchase.isFolded);
  const { data, error } = usePurchaseInventory(purchase.id, isShown);
  if (!isShown) return null;
  const refusal = refusalIn(error);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!data) return null;
  if (data.receipt) {
    const isOtherwise = data.receipt.iva_in_cost !== data.iva_in_cost;
    return (
      <ReceivedGoods
        purchase={purchase}
        receipt={data.receipt}
        isIvaOtherwise={isOtherwise}
        isChanged={!isOtherwise && isChangedSince(data)}
      />
    );
  }
  if (!isOpen) {
    return (
      <Panel title={t('goodsReceipt.title')}>
        <Group justify="space-between">
          <span>{t('goodsReceipt.none')}</span>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('goodsReceipt.show')}
          </Button>
        </Group>
      </Panel>
    );
  }
  return <GoodsToEnter purchase={purchase} inventory={data} onLeave={() => setOpen(false)} />;
}

const icons = { entry: IconPackageImport, return: IconPackageExport, discount: IconTrendingDown };

interface GoodsToEnterProps {
  readonly purchase: GoodsDocument;
  readonly inventory: PurchaseInventory;
  /** It changes no stock, and waits no longer. */
  readonly onLeave: () => void;
}

function GoodsToEnter({ purchase, inventory, onLeave }: GoodsToEnterProps) {
  const { t } = useTranslation();
  const { effects } = inventory;
  const isNote = effects.length > 1;
  const [chosen, setChosen] = useState<NoteEffect>();
  const effect = isNote ? (chosen === 'none' ? undefined : chosen) : 'entry';
  const leaving = usePurchaseChange(purchase.id);
  const [asked, setAsked] = useState<number>();
  const permit = usePermit();
  const entry = useGoodsEntry(purchase.id);
  const keepsLots = useLotsEnabled() === true && effect === 'entry';
  const [lots, setLots] = useState<ReadonlyMap<number, LotDraft>>(new Map());
  const [isTried, setTried] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const { lines, status, total, revision, iva_in_cost: isIvaInCost, reversed_receipts: reversed } = inventory;
  const { waiting_purchase: waiting } = inventory;
  const [typedFreight, setTypedFreight] = useState(freightOf(reversed[0]));
  const typed = typedFreight.trim();
  const parsed = typed === '' || effect !== 'entry' ? '0' : parseDecimal(typed, 2);
  const freight = parsed ?? '0';
  const shown = linesWithFreight(lines, freight);
  const cost = formatAmount(decimal(total).plus(freight));
  const isRefused = isUnsupported(purchase);
  const Icon = icons[effect ?? 'return'];
  const unknown = lines.filter(({ match }) => !match).length;
  const line = lines.find((one) => one.line === asked);
  const refusal = refusalIn(entry.error ?? leaving.error);
  const named = lines
    .filter((one) => keepsLots && one.match?.product?.tracks_lots)
    .map(({ line: at }) => ({ line: at, name: lotNameOf(lots.get(at) ?? noLot) }));
  const withoutLot = named.filter(({ name }) => name === null).length;
  const isExpired = named.some(({ name }) => name && isExpiredLot({ number: '', expires: name.expires_on }));
  const typeLot = (at: number, lot: LotDraft) => {
    setConfirmed(false);
    setLots((before) => new Map([...before, [at, lot]]));
  };
  const enter = async () => {
    setTried(true);
    if (!effect) return;
    if (named.some(({ name }) => name === undefined) || (isExpired && !isConfirmed)) return;
    const granted = await permit('move_stock', { item: purchase.id, amount: cost });
    if (!granted) return;
    entry.mutate({
      effect,
      freight,
      revision,
      lots: named.flatMap(({ line: at, name }) => (name ? { line: at, ...name } : [])),
      isExpiredConfirmed: isExpired,
      ...granted,
    });
  };
  const totalText = t(effect ? `goodsReceipt.${effect}.total` : 'goodsReceipt.credited');
  return (
    <Panel title={t('goodsReceipt.title')} padded={false}>
      {isNote && (
        <div className={styles.foot}>
          <EffectChoice effect={chosen} onChoose={setChosen} />
        </div>
      )}
      <div className={styles.scroll}>
        <InventoryLines
          effect={effect}
          lines={shown}
          onAsk={setAsked}
          lots={lots}
          isAsked={isTried}
          onTypeLot={keepsLots ? typeLot : undefined}
        />
      </div>
      <div className={styles.foot}>
        {reversed[0] && (
          <Notice
            tone="quiet"
            title={t(`goodsReceipt.${reversed[0].effect}.undone`, {
              when: formatInstant(reversed[0].entered_at),
            })}
          />
        )}
        {status === 'to_match' && (
          <Notice tone="care" title={t('goodsReceipt.toMatch', { count: unknown })}>
            {t('goodsReceipt.toMatchHint')}
          </Notice>
        )}
        {isRefused && <Notice tone="care" title={t('goodsReceipt.unsupported')} />}
        {status === 'nothing' && <Notice tone="quiet" title={t('goodsReceipt.nothing')} />}
        {effect && waiting !== undefined && (
          <Notice tone="care" title={t('goodsReceipt.purchaseWaits', { number: waiting })} />
        )}
        <StockWarning effect={effect} lines={lines} />
        {withoutLot > 0 && <Notice tone="quiet" title={t('lots.entersWithout', { count: withoutLot })} />}
        {isExpired && <ExpiredConfirmation isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
        {effect === 'entry' && (
          <FreightField
            typed={typedFreight}
            isInvalid={parsed === undefined}
            withIva={isIvaInCost}
            onType={setTypedFreight}
          />
        )}
        {refusal && <RefusalNotice refusal={refusal} />}
        <div className={styles.sum}>
          <span>{totalText}</span>
          <output className="tabular" aria-label={totalText}>
            {formatMoney(cost)}
          </output>
        </div>
        <span className={styles.why}>
          {t(`goodsReceipt.${isIvaInCost ? 'withIva' : 'withoutIva'}${isNote ? 'Note' : ''}`)}
        </span>
        <Group justify="flex-end">
          {chosen === 'none' ? (
            <Button
              loading={leaving.isPending}
              onClick={() => leaving.mutate({ inventory: 'none' }, { onSuccess: onLeave })}
            >
              {t('goodsReceipt.leave')}
            </Button>
          ) : (
            <Button
              leftSection={<Icon size={18} aria-hidden />}
              disabled={!effect || status !== 'to_enter' || isRefused || parsed === undefined}
              loading={entry.isPending}
              onClick={() => void enter()}
            >
              {t(effect ? `goodsReceipt.${effect}.enter` : 'goodsReceipt.enterNote')}
            </Button>
          )}
        </Group>
      </div>
      {line && <MatchDialog purchase={purchase} line={line} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

/** What an entry that was undone carried is typed again. */
function freightOf(reversed: GoodsReceipt | undefined): string {
  return reversed && decimal(reversed.freight).gt(0) ? reversed.freight : '';
}
