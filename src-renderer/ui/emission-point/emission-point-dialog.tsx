import { NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionPointResource } from '../../../src-main/contract/business/emission-point.ts';
import { errorAt, refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';
import { useFirstFault } from '../../lib/http/use-first-fault.ts';
import { usePointCreation } from '../../lib/queries/emission-points-query.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import styles from './emission-point.module.css';
import { NextNumberFields } from './next-number-fields.tsx';
import { bodyOf, firstDraft, type PointDraft, placedIn, pointersOf } from './point-draft.ts';

interface EmissionPointDialogProps {
  /** Those there are. */
  readonly points: readonly EmissionPointResource[];
  readonly onCreated: (point: EmissionPointResource) => void;
  readonly onClose: () => void;
}

/** A new emission point, in an establishment that is there or a new one, and where its numbers begin. */
export function EmissionPointDialog({ points, onCreated, onClose }: EmissionPointDialogProps) {
  const { t } = useTranslation();
  const { environment } = useService();
  const [draft, setDraft] = useState(() => firstDraft(points));
  const creation = usePointCreation();
  const refusal = refusalIn(creation.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, pointersOf(environment));
  const change = (changed: Partial<PointDraft>) => setDraft({ ...draft, ...changed });
  const places = new Map(points.map(({ establishment, address }) => [establishment, address]));
  const isNew = draft.place === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    creation.mutate(bodyOf(draft, environment), {
      onSuccess: (point) => {
        onCreated(point);
        onClose();
      },
    });
  };
  return (
    <Dialog title={t('points.createTitle')} size="lg" busy={creation.isPending} onClose={onClose}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <NativeSelect
          label={t('points.place')}
          data={[
            ...[...places].map(([code, address]) => ({
              value: code,
              label: address ? `${code} · ${address}` : code,
            })),
            { value: '', label: t('points.newPlace') },
          ]}
          value={draft.place}
          error={isNew ? undefined : errorAt(refusal, '/establishment')}
          onChange={(event) => setDraft(placedIn(draft, event.currentTarget.value, points))}
        />
        {isNew && (
          <div className={styles.place}>
            <TextInput
              label={t('points.placeCode')}
              description={t('points.placeCodeHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={draft.newPlace}
              error={errorAt(refusal, '/establishment')}
              onChange={(event) => change({ newPlace: event.currentTarget.value })}
            />
            <TextInput
              label={t('points.address')}
              description={t('points.addressHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autoComplete="off"
              maxLength={300}
              value={draft.address}
              error={errorAt(refusal, '/address')}
              onChange={(event) => change({ address: event.currentTarget.value })}
            />
          </div>
        )}
        <TextInput
          className={styles.code ?? ''}
          label={t('points.code')}
          description={t('points.codeHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          data-autofocus
          value={draft.point}
          error={errorAt(refusal, '/emission_point')}
          onChange={(event) => change({ point: event.currentTarget.value })}
        />
        <NextNumberFields
          numbers={draft.numbers}
          refusal={refusal}
          onChange={(numbers) => change({ numbers })}
        />
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons confirm={t('points.create')} busy={creation.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
