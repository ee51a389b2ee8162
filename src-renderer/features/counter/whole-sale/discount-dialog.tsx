import { Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discountLimitPercent } from '../../../../src-main/contract/counter/approval.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { discountToAllow, type Part } from '../sale/sale-amounts.ts';
import { useSale } from '../sale/sale-context.tsx';
import { partDraftOf, readPart } from './part-fields.ts';
import { PartInput } from './part-input.tsx';
import { TakeAwayButton } from './take-away-button.tsx';
import { TotalThen } from './total-then.tsx';

interface DiscountDialogProps {
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** A discount of the whole sale, with what the customer would pay while it is typed. */
export function DiscountDialog({ onRefused, onClose }: DiscountDialogProps) {
  const { t } = useTranslation();
  const sale = useSale((state) => state);
  const permit = usePermit();
  const [draft, setDraft] = useState(partDraftOf(sale.discount));
  const [isAsking, setAsking] = useState(false);
  const read = readPart(draft);
  const fault = faultOf(read);

  const apply = async (discount: Part | undefined) => {
    const amount = discount && discountToAllow(sale.lines, discount);
    setAsking(amount !== undefined);
    const granted = amount === undefined ? undefined : await permit('discount_over_limit', { amount });
    if (amount === undefined || granted) sale.setDiscount(discount, granted);
    else onRefused();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read && !fault && !isAsking) void apply(read.part);
  };

  return (
    <Dialog title={t('sale.discount')} size="md" busy={isAsking} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <PartInput
            label={t('sale.discountValue')}
            draft={draft}
            error={fault && t(fault)}
            onChange={setDraft}
          />
          <Text c="dimmed" size="sm">
            {t('sale.discountHint')} {t('sale.discountLimit', { percent: discountLimitPercent })}
          </Text>
          <TotalThen sale={{ ...sale, discount: read && !fault ? read.part : sale.discount }} />
          <DialogButtons confirm={t('sale.apply')} busy={isAsking} onClose={onClose}>
            {sale.discount && <TakeAwayButton busy={isAsking} onClick={() => void apply(undefined)} />}
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}

function faultOf(read: ReturnType<typeof readPart>) {
  if (!read) return 'field.invalidNumber';
  const { part } = read;
  return part?.kind === 'percent' && decimal(part.value).gt(100) ? 'sale.discountTooLarge' : undefined;
}
