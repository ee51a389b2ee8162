import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerBody } from '../../../../src-main/contract/local.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type BuyerDraft, checkBuyer, draftOf, emptyBuyer } from './buyer-draft.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { KnownCustomers } from './known-customers.tsx';
import { useKnownCustomers } from './use-known-customers.ts';

interface BuyerDialogProps {
  readonly buyer: CustomerBody | undefined;
  /** The sale is over what a final consumer may buy. */
  readonly required: boolean;
  readonly onUse: (buyer: CustomerBody | undefined) => void;
  readonly onClose: () => void;
}

/** Finds a known customer or takes down a new one. A known identification and Enter are enough. */
export function BuyerDialog({ buyer, required, onUse, onClose }: BuyerDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<BuyerDraft>(buyer ? draftOf(buyer) : emptyBuyer);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isTheSame = buyer?.identification === draft.identification;
  const known = useKnownCustomers(isTheSame ? '' : draft.identification || draft.name);
  const checked = checkBuyer(draft);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const meant = known.find(({ identification }) => identification === draft.identification.trim());
    if (checked.ok) onUse(checked.value);
    else if (meant && draft.name.trim() === '') onUse(meant);
  };
  const goToKnown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
    form.current?.querySelector<HTMLElement>('section button')?.focus();
  };

  return (
    <Dialog title={t('buyer.identify')} size="xl" onClose={onClose}>
      <form ref={form} onSubmit={submit} onKeyDown={goToKnown} noValidate>
        <Stack>
          {required && <Notice tone="care" title={t('buyer.overLimit')} />}
          <BuyerFields draft={draft} onChange={setDraft} faults={tried && !checked.ok ? checked.faults : []}>
            <KnownCustomers customers={known} onChoose={onUse} />
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
