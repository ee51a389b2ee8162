import { Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerResource } from '../../../../src-main/contract/catalog/customer.ts';
import { isDoubtful } from '../../../../src-main/documents/identifiers/identification.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { usePriceLists } from '../../../lib/queries/price-lists-query.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { useCustomerSaving } from './customers-query.ts';

interface CustomerDialogProps {
  /** Undefined: a new one. */
  readonly customer: CustomerResource | undefined;
  readonly onClose: () => void;
}

const types = ['cedula', 'ruc', 'pasaporte', 'exterior'] as const;
type Type = (typeof types)[number];
const textFields = ['name', 'address', 'email', 'phone', 'notes'] as const;
type TextField = (typeof textFields)[number];

/** A hint that comes while somebody types moves nothing that stands before it. */
const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** What kind of identification a number is by its length; otherwise it stays what was chosen. */
function typeOf(identification: string, chosen: Type): Type {
  if (/^\d{13}$/.test(identification)) return 'ruc';
  return /^\d{10}$/.test(identification) ? 'cedula' : chosen;
}

export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const { t } = useTranslation();
  const { data: lists = [] } = usePriceLists();
  const [type, setType] = useState<Type>(
    () => types.find((known) => known === customer?.identification_type) ?? 'cedula',
  );
  const [identification, setIdentification] = useState(customer?.identification ?? '');
  const [list, setList] = useState(customer?.price_list_id ?? '');
  const [texts, setTexts] = useState<Readonly<Record<TextField, string>>>({
    name: customer?.name ?? '',
    address: customer?.address ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    notes: customer?.notes ?? '',
  });
  const save = useCustomerSaving(customer?.id);
  const refusal = refusalIn(save.error);
  const besides = refusalBesides(refusal, [
    '/identification_type',
    '/identification',
    ...textFields.map((field) => `/${field}`),
  ]);
  const number = identification.trim();
  const looksWrong = number.length >= 10 && isDoubtful({ identification_type: type, identification: number });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = textFields.filter((field) => texts[field].trim() !== '');
    save.mutate(
      {
        identification_type: type,
        ...(number !== '' && { identification: number }),
        ...Object.fromEntries(said.map((field) => [field, texts[field].trim()])),
        ...(list !== '' && { price_list_id: list }),
      },
      { onSuccess: onClose },
    );
  };
  const field = (name: TextField, maximum: number) => ({
    label: t(`customers.${name}`),
    autoComplete: 'off',
    maxLength: maximum,
    value: texts[name],
    error: errorAt(refusal, `/${name}`),
    onChange: (event: { currentTarget: { value: string } }) =>
      setTexts({ ...texts, [name]: event.currentTarget.value }),
  });
  return (
    <Dialog
      title={customer ? t('customers.editTitle') : t('customers.new')}
      size="lg"
      busy={save.isPending}
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
              onChange={(event) => {
                setIdentification(event.currentTarget.value);
                setType(typeOf(event.currentTarget.value.trim(), type));
              }}
            />
            <NativeSelect
              label={t('customers.type')}
              data={types.map((known) => ({ value: known, label: t(`customers.types.${known}`) }))}
              value={type}
              onChange={(event) =>
                setType(types.find((known) => known === event.currentTarget.value) ?? type)
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
              value={list}
              onChange={(event) => setList(event.currentTarget.value)}
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
          <DialogButtons confirm={t('action.save')} busy={save.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
