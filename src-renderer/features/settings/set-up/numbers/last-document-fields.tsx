import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DocumentType, documentTypes } from '../../../../../src-main/documents/kinds.ts';
import styles from '../set-up.module.css';
import { type LastDocument, type LastDocumentFault, readLastDocument } from './read-last-document.ts';

interface LastDocumentFieldsProps {
  /** Of the business: another's document says nothing of its numbers. */
  readonly ruc: string;
  readonly onRead: (document: LastDocument) => void;
}

/** The last document another program issued, scanned or typed: the numbers go on after it. */
export function LastDocumentFields({ ruc, onRead }: LastDocumentFieldsProps) {
  const { t } = useTranslation();
  const [entry, setEntry] = useState('');
  const [type, setType] = useState<DocumentType>('invoice');
  const [fault, setFault] = useState<LastDocumentFault>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readLastDocument(entry, { ruc, type });
    setFault(read.ok ? undefined : read.fault);
    if (!read.ok) return;
    setEntry('');
    onRead(read.value);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.lastDocument}>
      <TextInput
        label={t('setUp.lastDocument')}
        description={t('setUp.lastDocumentHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={entry}
        error={fault && t(`setUp.lastDocumentFault.${fault}`)}
        onChange={(event) => setEntry(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('setUp.lastDocumentType')}
        data={documentTypes.map((value) => ({ value, label: t(`document.type.${value}`) }))}
        value={type}
        onChange={({ currentTarget: { value } }) =>
          setType(documentTypes.find((one) => one === value) ?? type)
        }
      />
      <Button type="submit" variant="default" className={styles.level ?? ''}>
        {t('setUp.lastDocumentRead')}
      </Button>
    </form>
  );
}
