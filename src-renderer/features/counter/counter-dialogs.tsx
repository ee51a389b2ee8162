import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../src-main/contract/catalog/product.ts';
import type { ProformaResource } from '../../../src-main/contract/proformas/proforma.ts';
import type { PaymentReceived } from '../../../src-main/contract/receivables/payment-received.ts';
import type { Buyer } from '../../lib/buyer-draft.ts';
import type { Attempted } from '../../lib/receivables/attempts.ts';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { BuyerDialog } from './buyer/buyer-dialog.tsx';
import { FreeLineDialog } from './cart/free-line-dialog.tsx';
import { ChargeDialog } from './charge/charge-dialog.tsx';
import type { PaymentDraft } from './charge/payment-draft.ts';
import type { ChargeOutcome } from './charge/use-charge.ts';
import type { CounterDialog } from './counter-dialog.ts';
import { CollectDialog } from './credit/collect-dialog.tsx';
import { HoldDialog } from './held/hold-dialog.tsx';
import { ProformaDialog } from './held/proforma-dialog.tsx';
import { RecallDialog } from './held/recall-dialog.tsx';
import type { ComputedSale } from './sale/issue/compute-sale.ts';
import { useSale } from './sale/sale-context.tsx';
import type { NewSaleLine } from './sale/sale-line.ts';
import { VariantDialog } from './variants/variant-dialog.tsx';
import { DiscountDialog } from './whole-sale/discount-dialog.tsx';
import { NoteDialog } from './whole-sale/note-dialog.tsx';
import { PriceListDialog } from './whole-sale/price-list-dialog.tsx';
import { TipDialog } from './whole-sale/tip-dialog.tsx';

interface CounterDialogsProps extends ChargeOutcome {
  readonly dialog: CounterDialog;
  readonly computed: ComputedSale;
  readonly onAdd: (line: NewSaleLine) => void;
  readonly onProduct: (product: ProductResource, quantity: string) => void;
  readonly onBuyer: (buyer: Buyer | undefined, priceListId?: string) => void;
  /** A buyer is wanted, to sell to on credit. */
  readonly onIdentify: (drafts: readonly PaymentDraft[]) => void;
  readonly onCollected: (payment: Attempted<PaymentReceived>) => void;
  readonly onHeld: (label: string) => void;
  /** The sale is to be saved as a proforma instead. */
  readonly onProforma: () => void;
  readonly onQuoted: (proforma: ProformaResource) => void;
  readonly onRecalled: (label: string) => void;
  readonly onClear: () => void;
  /** A discount was not allowed. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** The dialog that is open, if any. */
export function CounterDialogs({ dialog, computed, onClose, ...on }: CounterDialogsProps) {
  const { t } = useTranslation();
  const sale = useSale((state) => state);
  switch (dialog.kind) {
    case 'buyer':
      return (
        <BuyerDialog
          buyer={sale.buyer}
          required={dialog.thenCharge && !dialog.drafts}
          onUse={on.onBuyer}
          onClose={onClose}
        />
      );
    case 'free_line':
      return <FreeLineDialog description={dialog.description} onAdd={on.onAdd} onClose={onClose} />;
    case 'variant':
      return (
        <VariantDialog
          choice={dialog.choice}
          onChoose={(product) => on.onProduct(product, dialog.choice.quantity)}
          onClose={onClose}
        />
      );
    case 'charge':
      return computed.kind === 'computed' ? (
        <ChargeDialog
          total={computed.invoice.total}
          drafts={dialog.drafts}
          onIssued={on.onIssued}
          onPromotionsChanged={on.onPromotionsChanged}
          onIdentify={on.onIdentify}
          onClose={onClose}
        />
      ) : null;
    case 'line_note': {
      const line = sale.lines.find(({ key }) => key === dialog.lineKey);
      return line ? (
        <NoteDialog
          title={t('sale.lineNote')}
          hint={t('sale.lineNoteHint', { name: line.description })}
          note={line.note ?? ''}
          onKeep={(note) => sale.change(line.key, { note })}
          onClose={onClose}
        />
      ) : null;
    }
    case 'sale_note':
      return (
        <NoteDialog
          title={t('sale.note')}
          hint={t('sale.noteHint')}
          note={sale.note}
          onKeep={sale.setNote}
          onClose={onClose}
        />
      );
    case 'sale_discount':
      return <DiscountDialog onRefused={on.onRefused} onClose={onClose} />;
    case 'tip':
      return <TipDialog onClose={onClose} />;
    case 'price_list':
      return <PriceListDialog onClose={onClose} />;
    case 'collect_debt':
      return <CollectDialog onCollected={on.onCollected} onClose={onClose} />;
    case 'hold':
      return <HoldDialog onHeld={on.onHeld} onProforma={on.onProforma} onClose={onClose} />;
    case 'proforma':
      return <ProformaDialog onSaved={on.onQuoted} onClose={onClose} />;
    case 'recall':
      return <RecallDialog onRecalled={on.onRecalled} onClose={onClose} />;
    case 'clear':
      return (
        <QuestionDialog
          title={t('sale.clearTitle')}
          question={t('sale.clearQuestion', { count: sale.lines.length })}
          caution={t('sale.clearUnfinished')}
          confirm={t('counter.clear')}
          isDestructive
          doing={{ isPending: false, error: undefined }}
          onConfirm={on.onClear}
          onClose={onClose}
        />
      );
  }
}
