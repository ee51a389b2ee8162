import { Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDoubtful } from '../../../../src-main/documents/identifiers/identification.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import {
  type CustomerDraft,
  draftOf,
  formOf,
  identificationTypes,
  type SomeCustomer,
  type TextField,
  textFields,
  typeOf,
} from './customer-draft.ts';

interface CustomerFormProps {
  /** Undefined: a new one. */
  readonly customer: SomeCustomer | undefined;
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  readonly saving: {
    readonly isPending: boolean;
    readonly error: unknown;
    mutate(form: Readonly<Record<string, unknown>>, then: { readonly onSuccess: () => void }): void;
  };
  readonly onClose: () => void;
}

/** A hint that comes while somebody types moves nothing that stands before it. */
const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

const pointers = ['/identification_type', '/identification', ...textFields.map((field) => `/${field}`)];

/** A customer in a dialog, wherever it is kept. */
export function CustomerForm({ customer, lists, saving, onClose }: CustomerFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<CustomerDraft>(() => draftOf(customer));
  const change = (part: Partial<CustomerDraft>) => setDraft({ ...draft, ...part });
  const refusal = refusalIn(saving.error);
  const besides = refusalBesides(refusal, pointers);
  const { type, identification } = draft;
  const number = identification.trim();
  const looksWrong = number.length >= 10 && isDoubtful({ identification_type: type, identification: number });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(formOf(draft), { onSuccess: onClose });
  };
  const field = (name: TextField, maximum: number) => ({
    label: t(`customers.${name}`),
    autoComplete: 'off',
    maxLength: maximum,
    value: draft[name],
    error: errorAt(refusal, `/${name}`),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <Dialog
      title={customer ? t('customers.editTitle') : t('customers.new')}
      size="lg"
      busy={saving.isPending}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <Group grow align="start">
            <TextInput
              label={t('customers.identification')}
              description={looksWrong ? t('customers.doubtful') : undefined}
              inputWrapperOrder={below}
              data-autofocus
              required
              withAsterisk={false}
              autoComplete="off"
              maxLength={20}
              value={identification}
              error={errorAt(refusal, '/identification')}
              onChange={({ currentTarget: { value } }) =>
                change({ identification: value, type: typeOf(value.trim(), type) })
              }
            />
            <NativeSelect
              label={t('customers.type')}
              data={identificationTypes.map((choice) => ({
                value: choice,
                label: t(`customers.types.${choice}`),
              }))}
              value={type}
              onChange={({ currentTarget: { value } }) =>
                change({ type: identificationTypes.find((choice) => choice === value) ?? type })
              }
            />
          </Group>
          <TextInput {...field('name', 300)} required withAsterisk={false} />
          <TextInput {...field('address', 300)} placeholder={t('field.optional')} />
          <Group grow align="start">
            <TextInput {...field('email', 100)} type="email" placeholder={t('field.optional')} />
            <TextInput {...field('phone', 50)} inputMode="tel" placeholder={t('field.optional')} />
          </Group>
          {lists.length > 0 && (
            <NativeSelect
              label={t('customers.priceList')}
              data={[
                { value: '', label: t('catalog.priceLists.general') },
                ...lists.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={draft.list}
              onChange={(event) => change({ list: event.currentTarget.value })}
            />
          )}
          <Textarea
            {...field('notes', 500)}
            description={t('customers.notesHint')}
            inputWrapperOrder={below}
            autosize
            minRows={2}
          />
          {besides && <RefusalNotice refusal={besides} />}
          <DialogButtons confirm={t('action.save')} busy={saving.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
