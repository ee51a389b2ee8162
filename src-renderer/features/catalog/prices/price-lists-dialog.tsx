import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { type PriceListChanges, PriceListRow, type ShownPriceList } from './price-list-row.tsx';
import styles from './prices.module.css';

interface PriceListsDialogProps {
  readonly intro: ReactNode;
  readonly lists: readonly ShownPriceList[];
  /** Undefined: they are looked at alone. */
  readonly changes: PriceListChanges | undefined;
  /** Undefined: no more are made. */
  readonly making: PriceListMaking | undefined;
  readonly onClose: () => void;
}

export interface PriceListMaking {
  readonly isPending: boolean;
  readonly error: unknown;
  mutate(name: string, then: { readonly onSuccess: () => void }): void;
}

/** The lists with other prices: made, renamed, taken away. */
export function PriceListsDialog({ intro, lists, changes, making, onClose }: PriceListsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('catalog.priceLists.title')} size="lg" onClose={onClose}>
      <Stack>
        <Text c="dimmed">{intro}</Text>
        {lists.length > 0 ? (
          <ul className={styles.lists} aria-label={t('catalog.priceLists.list')}>
            {lists.map((list) => (
              <PriceListRow key={list.id} list={list} changes={changes} />
            ))}
          </ul>
        ) : (
          !making && <Text>{t('catalog.priceLists.none')}</Text>
        )}
        {making && <MakingForm making={making} />}
      </Stack>
    </Dialog>
  );
}

function MakingForm({ making }: { readonly making: PriceListMaking }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const refusal = refusalIn(making.error);
  const besides = refusalBesides(refusal, ['/name']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The next name may be typed before this one is made.
    making.mutate(name.trim(), { onSuccess: () => setName((typed) => (typed === name ? '' : typed)) });
  };
  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextInput
          label={t('catalog.priceLists.newName')}
          placeholder={t('catalog.priceLists.namePlaceholder')}
          data-autofocus
          autoComplete="off"
          maxLength={60}
          value={name}
          error={errorAt(refusal, '/name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={making.isPending}>
          {t('catalog.priceLists.add')}
        </Button>
      </form>
      {besides && <RefusalNotice refusal={besides} />}
    </>
  );
}
