import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { usePriceLists } from '../../../lib/queries/price-lists-query.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { usePriceListMaking } from './price-list-changes.ts';
import { PriceListRow } from './price-list-row.tsx';
import styles from './prices.module.css';

/** The lists with other prices: made, renamed, taken away. */
export function PriceListsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: lists = [] } = usePriceLists();
  const [name, setName] = useState('');
  const making = usePriceListMaking();
  const refusal = refusalIn(making.error);
  const besides = refusalBesides(refusal, ['/name']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(name.trim(), { onSuccess: () => setName('') });
  };
  return (
    <Dialog title={t('catalog.priceLists.title')} size="lg" onClose={onClose}>
      <Stack>
        <Text c="dimmed">{t('catalog.priceLists.intro')}</Text>
        {lists.length > 0 && (
          <ul className={styles.lists} aria-label={t('catalog.priceLists.list')}>
            {lists.map((list) => (
              <PriceListRow key={list.id} list={list} />
            ))}
          </ul>
        )}
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
      </Stack>
    </Dialog>
  );
}
