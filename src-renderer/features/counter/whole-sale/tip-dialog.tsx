import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { type Part, tipOf } from '../sale/sale-amounts.ts';
import { useSale } from '../sale/sale-context.tsx';
import { partDraftOf, readPart } from './part-fields.ts';
import { PartInput } from './part-input.tsx';
import { TakeAwayButton } from './take-away-button.tsx';
import { TotalThen } from './total-then.tsx';

/** The most the law takes, which is also what most people leave. */
const mostPart: Part = { kind: 'percent', value: '10' };
const usualPercents = ['5', '10'] as const;

/** What the customer leaves for those who served. */
export function TipDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const sale = useSale((state) => state);
  const [draft, setDraft] = useState(partDraftOf(sale.tip));
  const read = readPart(draft);
  const most = tipOf(sale, mostPart) ?? '0.00';
  const isTooMuch = read?.part !== undefined && decimal(tipOf(sale, read.part) ?? '0').gt(most);
  const error = read
    ? isTooMuch && t('sale.tipTooLarge', { most: formatMoney(most) })
    : t('field.invalidNumber');

  const leave = (tip: Part | undefined) => {
    sale.setTip(tip);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read && !isTooMuch) leave(read.part);
  };

  return (
    <Dialog title={t('sale.tip')} size="md" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <PartInput label={t('sale.tip')} draft={draft} error={error || undefined} onChange={setDraft} />
          <Group gap="xs">
            {usualPercents.map((value) => (
              <Button key={value} variant="light" onClick={() => leave({ kind: 'percent', value })}>
                {value} % · {formatMoney(tipOf(sale, { kind: 'percent', value }) ?? '0.00')}
              </Button>
            ))}
          </Group>
          <Text c="dimmed" size="sm">
            {t('sale.tipHint')}
          </Text>
          <TotalThen sale={{ ...sale, tip: read && !isTooMuch ? read.part : sale.tip }} />
          <DialogButtons confirm={t('sale.apply')} onClose={onClose}>
            {sale.tip && <TakeAwayButton onClick={() => leave(undefined)} />}
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
