import { Button, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceListResource } from '../../../../src-main/contract/catalog/price-list.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { usePriceListNaming, usePriceListRemoval } from './price-list-changes.ts';
import styles from './prices.module.css';

/** A price list with what it is for; its name can be changed in its place. */
export function PriceListRow({ list }: { readonly list: PriceListResource }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'naming' | 'removal'>();
  const removal = usePriceListRemoval(list.id);
  const { name, product_count: products, customer_count: customers } = list;
  if (open === 'naming') return <NameForm list={list} onDone={() => setOpen(undefined)} />;
  return (
    <li>
      <div className={styles.list}>
        {name}
        <div className={styles.uses}>
          {t('catalog.priceLists.products', { count: products })} ·{' '}
          {t('catalog.priceLists.customers', { count: customers })}
        </div>
      </div>
      <IconAction
        icon={IconPencil}
        label={t('catalog.priceLists.renameOf', { name })}
        onClick={() => setOpen('naming')}
      />
      <IconAction
        icon={IconTrash}
        label={t('catalog.priceLists.deleteOf', { name })}
        onClick={() => setOpen('removal')}
      />
      {open === 'removal' && (
        <QuestionDialog
          title={t('catalog.priceLists.deleteTitle')}
          question={t('catalog.priceLists.deleteQuestion', { name })}
          caution={customers > 0 ? t('catalog.priceLists.deleteCaution', { count: customers }) : undefined}
          confirm={t('action.delete')}
          isDestructive
          doing={removal}
          onConfirm={() => removal.mutate()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}

function NameForm({ list, onDone }: { readonly list: PriceListResource; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [name, setName] = useState(list.name);
  const naming = usePriceListNaming(list.id);
  const refusal = refusalIn(naming.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    naming.mutate(name.trim(), { onSuccess: onDone });
  };
  return (
    <li>
      <form noValidate onSubmit={submit} className={styles.form} style={{ flex: 1, padding: '0.5rem 0' }}>
        <TextInput
          aria-label={t('catalog.priceLists.name')}
          autoFocus
          autoComplete="off"
          maxLength={60}
          value={name}
          error={refusal && (refusal.errors[0]?.message ?? sentenceOf(refusal))}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button variant="default" onClick={onDone}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" loading={naming.isPending}>
          {t('catalog.priceLists.rename')}
        </Button>
      </form>
    </li>
  );
}
