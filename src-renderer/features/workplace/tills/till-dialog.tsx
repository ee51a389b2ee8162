import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionPointResource } from '../../../../src-main/contract/business/emission-point.ts';
import type { FiscalMachineResource } from '../../../../src-main/contract/counter/fiscal-machine.ts';
import type { PrinterResource } from '../../../../src-main/contract/printing/printer.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../ui/dialogs/dialog-buttons.tsx';
import { EmissionPointDialog } from '../../../ui/emission-point/emission-point-dialog.tsx';
import { nameOfPoint } from '../../../ui/emission-point/point-draft.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../workplace.module.css';

/** A till as the form has it; `machineId` and `printerId` are empty without one. */
export interface TillDraft {
  readonly name: string;
  /** `001-002`. */
  readonly point: string;
  readonly machineId: string;
  readonly printerId: string;
  readonly active: boolean;
}

interface TillDialogProps {
  readonly isNew: boolean;
  readonly initial: TillDraft;
  /** Those that may be chosen. */
  readonly points: readonly string[];
  /** With those taken: a new one is none of them. */
  readonly allPoints: readonly EmissionPointResource[];
  readonly machines: readonly FiscalMachineResource[];
  readonly printers: readonly PrinterResource[];
  readonly saving: { readonly isPending: boolean; readonly error: unknown };
  readonly onSubmit: (draft: TillDraft) => void;
  readonly onClose: () => void;
}

const pointers = ['/name', '/establishment', '/emission_point', '/fiscal_machine_id', '/printer_id'];

/** What a till is called and what it issues from. */
export function TillDialog({
  isNew,
  initial,
  points,
  allPoints,
  machines,
  printers,
  saving,
  onSubmit,
  onClose,
}: TillDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(initial);
  const [isAsked, setAsked] = useState(false);
  const [isAddingPoint, setAddingPoint] = useState(false);
  const refusal = refusalIn(saving.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, pointers);
  const hasName = draft.name.trim() !== '';
  const change = (changed: Partial<TillDraft>) => setDraft({ ...draft, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (hasName && draft.point !== '') onSubmit(draft);
  };
  if (isAddingPoint) {
    return (
      <EmissionPointDialog
        points={allPoints}
        onCreated={(point) => change({ point: nameOfPoint(point) })}
        onClose={() => setAddingPoint(false)}
      />
    );
  }
  const newPoint = (
    <Button className={styles.newPoint ?? ''} variant="default" onClick={() => setAddingPoint(true)}>
      {t('tills.newPoint')}
    </Button>
  );
  return (
    <Dialog
      title={t(isNew ? 'tills.createTitle' : 'tills.editTitle')}
      size="lg"
      busy={saving.isPending}
      onClose={onClose}
    >
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        <TextInput
          label={t('tills.name')}
          placeholder={t('tills.namePlaceholder')}
          autoComplete="off"
          maxLength={60}
          data-autofocus
          value={draft.name}
          error={isAsked && !hasName ? t('field.required') : errorAt(refusal, '/name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        {points.length === 0 ? (
          <Notice tone="care" title={t('tills.noSeries')}>
            {newPoint}
          </Notice>
        ) : (
          <div>
            <NativeSelect
              label={t('tills.series')}
              description={t('tills.seriesHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              data={[...points]}
              disabled={!isNew}
              value={draft.point}
              error={errorAt(refusal, '/emission_point') ?? errorAt(refusal, '/establishment')}
              onChange={(event) => change({ point: event.currentTarget.value })}
            />
            {isNew && newPoint}
          </div>
        )}
        {machines.length > 0 && (
          <NativeSelect
            label={t('tills.machine')}
            data={[
              { value: '', label: t('tills.noMachine') },
              ...machines.map(({ id, brand, model, serial }) => ({
                value: id,
                label: `${brand} ${model}, ${serial}`,
              })),
            ]}
            value={draft.machineId}
            error={errorAt(refusal, '/fiscal_machine_id')}
            onChange={(event) => change({ machineId: event.currentTarget.value })}
          />
        )}
        {printers.length > 0 && (
          <NativeSelect
            label={t('tills.printer')}
            description={t('tills.printerHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={[
              { value: '', label: t('tills.usualPrinter') },
              ...printers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={draft.printerId}
            error={errorAt(refusal, '/printer_id')}
            onChange={(event) => change({ printerId: event.currentTarget.value })}
          />
        )}
        {!isNew && (
          <Switch
            label={t('tills.inUse')}
            description={t('tills.inUseHint')}
            classNames={{ body: styles.switch ?? '' }}
            checked={draft.active}
            onChange={(event) => change({ active: event.currentTarget.checked })}
          />
        )}
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons
          confirm={t(isNew ? 'tills.create' : 'action.save')}
          busy={saving.isPending}
          disabled={draft.point === ''}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
