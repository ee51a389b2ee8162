import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EmissionPointResource } from '../../../src-main/contract/business/emission-point.ts';
import { errorAt, type Refusal } from '../../lib/http/answer.ts';
import styles from './emission-point.module.css';
import { NextNumberFields } from './next-number-fields.tsx';
import { type PointDraft, withEstablishment } from './point-draft.ts';

interface EmissionPointFieldsProps {
  /** Those there are; without any, the establishment is new. */
  readonly points: readonly EmissionPointResource[];
  readonly draft: PointDraft;
  readonly refusal: Refusal | undefined;
  readonly onChange: (draft: PointDraft) => void;
}

/** Where documents are numbered from, and with which numbers they go on. */
export function EmissionPointFields({ points, draft, refusal, onChange }: EmissionPointFieldsProps) {
  const { t } = useTranslation();
  const change = (changed: Partial<PointDraft>) => onChange({ ...draft, ...changed });
  const addresses = new Map(points.map(({ establishment, address }) => [establishment, address]));
  const isNew = draft.establishment === '';
  return (
    <>
      {addresses.size > 0 && (
        <NativeSelect
          label={t('points.establishment')}
          data={[
            ...[...addresses].map(([code, address]) => ({
              value: code,
              label: address ? `${code} · ${address}` : code,
            })),
            { value: '', label: t('points.newEstablishment') },
          ]}
          value={draft.establishment}
          error={isNew ? undefined : errorAt(refusal, '/establishment')}
          onChange={(event) => onChange(withEstablishment(draft, event.currentTarget.value, points))}
        />
      )}
      {isNew && (
        <div className={styles.establishment}>
          <TextInput
            label={t(addresses.size > 0 ? 'points.establishmentCode' : 'points.establishment')}
            description={t('points.establishmentCodeHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={draft.newEstablishment}
            error={errorAt(refusal, '/establishment')}
            onChange={(event) => change({ newEstablishment: event.currentTarget.value })}
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
    </>
  );
}
