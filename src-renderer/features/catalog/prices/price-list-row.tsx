import { Button, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceListResource } from '../../../../src-main/contract/catalog/price-list.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import styles from './prices.module.css';

/** A price list as its row shows it. */
export interface ShownPriceList extends Pick<PriceListResource, 'id' | 'name'> {
  /** What it is for, below its name. */
  readonly uses?: string;
  /** What else should be known before it is taken away. */
  readonly caution?: string | undefined;
  /** Nothing is done with it here. */
  readonly isFixed?: boolean;
}

type ListName = Pick<PriceListResource, 'id' | 'name'>;

interface Doing {
  readonly isPending: boolean;
  readonly error: unknown;
}

/** How a list is named anew, and taken away. */
export interface PriceListChanges {
  readonly naming: Doing & {
    mutate(list: ListName, then: { readonly onSuccess: () => void }): void;
    /** Forgets what was wrong with the name of another. */
    reset(): void;
  };
  readonly removal: Doing & { remove(list: ListName): void };
}

interface PriceListRowProps {
  readonly list: ShownPriceList;
  readonly changes: PriceListChanges | undefined;
}

/** A price list with what it is for; its name can be changed in its place. */
export function PriceListRow({ list, changes }: PriceListRowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'naming' | 'removal'>();
  const { name, uses, caution, isFixed = false } = list;
  if (changes && open === 'naming') {
    return <NameForm list={list} naming={changes.naming} onDone={() => setOpen(undefined)} />;
  }
  return (
    <li>
      <div className={styles.list}>
        {name}
        {uses !== undefined && <div className={styles.uses}>{uses}</div>}
      </div>
      {changes && !isFixed && (
        <>
          <IconAction
            icon={IconPencil}
            label={t('catalog.priceLists.renameOf', { name })}
            onClick={() => {
              changes.naming.reset();
              setOpen('naming');
            }}
          />
          <IconAction
            icon={IconTrash}
            label={t('catalog.priceLists.deleteOf', { name })}
            onClick={() => setOpen('removal')}
          />
        </>
      )}
      {changes && open === 'removal' && (
        <QuestionDialog
          title={t('catalog.priceLists.deleteTitle')}
          question={t('catalog.priceLists.deleteQuestion', { name })}
          caution={caution}
          confirm={t('action.delete')}
          isDestructive
          doing={changes.removal}
          onConfirm={() => changes.removal.remove(list)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}

interface NameFormProps extends Pick<PriceListChanges, 'naming'> {
  readonly list: ListName;
  readonly onDone: () => void;
}

function NameForm({ list, naming, onDone }: NameFormProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [name, setName] = useState(list.name);
  const refusal = refusalIn(naming.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    naming.mutate({ id: list.id, name: name.trim() }, { onSuccess: onDone });
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
