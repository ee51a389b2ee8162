import { Autocomplete, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorAt, type Refusal } from '../../../lib/http/answer.ts';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import { labelFirst } from '../../../ui/fields/label-first.ts';
import { usePrintQueues } from '../jobs/print-queues-query.ts';
import styles from '../printing.module.css';
import { type PrinterDraft, reachedBy } from './printer-draft.ts';

/** Where the service may find fault with these fields. */
export const connectionPointers = [
  '/connection/host',
  '/connection/port',
  '/connection/path',
  '/connection/name',
];

export interface PrinterFieldsProps {
  readonly draft: PrinterDraft;
  readonly refusal: Refusal | undefined;
  readonly onChange: (draft: PrinterDraft) => void;
}

/** How the printer is reached. */
export function ConnectionFields({ draft, refusal, onChange }: PrinterFieldsProps) {
  const { t } = useTranslation();
  const field = (name: 'host' | 'port' | 'path' | 'queue', member: string) => ({
    value: draft[name],
    error: errorAt(refusal, `/connection/${member}`),
    inputWrapperOrder: labelFirst,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ ...draft, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <ChoiceCards
        label={t('printing.connection')}
        value={draft.reach}
        choices={(['network', 'device', 'queue'] as const).map((value) => ({
          value,
          label: t(`printing.connections.${value}`),
          hint: t(`printing.connections.${value}Hint`),
        }))}
        onChange={(reach) => onChange(reachedBy(draft, reach))}
      />
      {draft.reach === 'network' && (
        <div className={styles.address}>
          <TextInput
            label={t('printing.host')}
            description={t('printing.hostHint')}
            {...field('host', 'host')}
          />
          <TextInput label={t('printing.port')} inputMode="numeric" {...field('port', 'port')} />
        </div>
      )}
      {draft.reach === 'device' && (
        <TextInput
          label={t('printing.path')}
          description={t('printing.pathHint')}
          {...field('path', 'path')}
        />
      )}
      {draft.reach === 'queue' && <QueueField draft={draft} refusal={refusal} onChange={onChange} />}
    </>
  );
}

/** The queues of the computer of the service are offered; one that it does not name can be typed. */
function QueueField({ draft, refusal, onChange }: PrinterFieldsProps) {
  const { t } = useTranslation();
  const { data: queues } = usePrintQueues();
  return (
    <Autocomplete
      label={t('printing.queue')}
      description={queues && t(queues.length > 0 ? 'printing.queueChoice' : 'printing.queueNone')}
      inputWrapperOrder={labelFirst}
      autoComplete="off"
      spellCheck={false}
      data={queues ? [...queues] : []}
      openOnFocus
      value={draft.queue}
      error={errorAt(refusal, '/connection/name')}
      onChange={(queue) => onChange({ ...draft, queue })}
    />
  );
}
