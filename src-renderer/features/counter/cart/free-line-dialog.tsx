import { Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { soldIvaRate } from '../../../../src-main/documents/taxes/sold-iva-rate.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { today } from '../../../lib/format/today.ts';
import { useRegime } from '../../../lib/http/use-regime.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { type PriceDraft, PriceFields, statedPriceIn } from '../../../ui/fields/price-fields.tsx';
import { useSale } from '../sale/sale-context.tsx';
import { linePriceOf, type NewSaleLine, ownPriceOf } from '../sale/sale-line.ts';

interface FreeLineDialogProps {
  /** What was searched for in vain. */
  readonly description: string;
  readonly onAdd: (line: NewSaleLine) => void;
  readonly onClose: () => void;
}

/** Sells something that is not among the products, at a price that somebody who may has allowed. */
export function FreeLineDialog({ description, onAdd, onClose }: FreeLineDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(description);
  const [quantity, setQuantity] = useState('1');
  const regime = useRegime();
  const [price, setPrice] = useState<PriceDraft>({
    typed: '',
    includesIva: true,
    iva: soldIvaRate('iva_15', regime),
  });
  const [tried, setTried] = useState(false);
  const permit = usePermit();
  const [isAsking, setAsking] = useState(false);
  const allow = useSale((sale) => sale.allow);
  const count = parseDecimal(quantity, 6);
  const stated = statedPriceIn(price);
  const countFaulty = count === undefined || decimal(count).eq(0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || countFaulty || stated === undefined || isAsking) return;
    const linePrice = linePriceOf(stated);
    const line = { description: name.trim(), quantity: count, ...linePrice, discount: '0', iva: price.iva };
    setAsking(true);
    const granted = await permit('sell_free_lines', ownPriceOf(line));
    setAsking(false);
    if (!granted) return;
    allow(granted);
    onAdd(line);
  };

  return (
    <Dialog title={t('freeLine.title')} size="lg" busy={isAsking} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text c="dimmed">{t('freeLine.hint')}</Text>
          <Group align="start" wrap="nowrap">
            <TextInput
              flex={1}
              label={t('counter.description')}
              maxLength={300}
              data-autofocus={description === '' || undefined}
              value={name}
              error={tried && name.trim() === '' && t('field.required')}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextInput
              w="7rem"
              label={t('counter.quantity')}
              inputMode="decimal"
              value={quantity}
              error={tried && countFaulty && t('field.invalidNumber')}
              onChange={(event) => setQuantity(event.currentTarget.value)}
            />
          </Group>
          <PriceFields
            draft={price}
            onChange={setPrice}
            today={today()}
            autoFocus={description !== ''}
            error={tried && stated === undefined ? t('field.invalidNumber') : undefined}
          />
          <DialogButtons confirm={t('freeLine.add')} busy={isAsking} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
