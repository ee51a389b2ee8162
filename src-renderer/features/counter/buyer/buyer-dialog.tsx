import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Buyer, checkBuyer } from '../../../lib/buyer-draft.ts';
import { usePriceListName } from '../../../lib/queries/catalog/price-lists-query.ts';
import { useScanner } from '../../../lib/scanner/use-scanner.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { KnownCustomers } from './known-customers.tsx';
import { useBuyerDraft } from './use-buyer-draft.ts';

interface BuyerDialogProps {
  readonly buyer: Buyer | undefined;
  /** The sale is over what a final consumer may buy. */
  readonly required: boolean;
  /** `priceListId`: the prices this customer buys by. */
  readonly onUse: (buyer: Buyer | undefined, priceListId?: string) => void;
  readonly onClose: () => void;
}

/** Finds a known customer or takes down a new one. A known identification and Enter are enough. */
export function BuyerDialog({ buyer, required, onUse, onClose }: BuyerDialogProps) {
  const { t } = useTranslation();
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const {
    draft,
    hint,
    known: customers,
    meant,
    taxpayer,
    isFound,
    isLooking,
    identify,
    choose,
  } = useBuyerDraft(buyer);
  const checked = checkBuyer(draft);
  // A cédula has a bar code too.
  useScanner(identify, { isInDialog: true });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (checked.ok) onUse(checked.value, meant?.priceListId);
    else if (meant && draft.name.trim() === '') onUse(meant.buyer, meant.priceListId);
  };
  const goToKnown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
    form.current?.querySelector<HTMLElement>('section button')?.focus();
  };
  const ownList = usePriceListName(meant?.priceListId);
  const source = meant && isFound ? 'customer' : taxpayer?.name !== undefined && taxpayer.source;
  const hintOfName = source ? t('buyer.nameFound', { source: t(`buyer.sources.${source}`) }) : undefined;
  const nameNote = [
    isLooking && !hintOfName ? t('buyer.lookingUp') : hintOfName,
    ownList !== undefined && t('buyer.ownList', { name: ownList }),
  ]
    .filter(Boolean)
    .join(' ');
  // Who stands in the fields already need not be chosen from a list.
  const others = isFound ? customers.filter((customer) => customer !== meant) : customers;

  return (
    <Dialog title={t('buyer.identify')} size="xl" onClose={onClose}>
      <form ref={form} onSubmit={submit} onKeyDown={goToKnown} noValidate>
        <Stack>
          {required && <Notice tone="care" title={t('buyer.overLimit')} />}
          <BuyerFields
            draft={draft}
            hint={hint}
            nameNote={nameNote || undefined}
            faults={tried && !checked.ok ? checked.faults : []}
            onIdentify={identify}
            onChange={choose}
          >
            <KnownCustomers
              customers={others}
              onChoose={(customer) => onUse(customer.buyer, customer.priceListId)}
            />
          </BuyerFields>
          <Group justify="flex-end">
            <Button variant="subtle" mr="auto" onClick={() => onUse(undefined)}>
              {t('buyer.useFinalConsumer')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit">{t('buyer.use')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
