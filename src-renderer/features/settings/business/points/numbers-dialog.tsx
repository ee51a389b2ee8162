import { Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionPointResource } from '../../../../../src-main/contract/business/emission-point.ts';
import type { SeriesResource } from '../../../../../src-main/contract/business/entity.ts';
import { refusalIn } from '../../../../lib/http/answer.ts';
import { useFirstFault } from '../../../../lib/http/use-first-fault.ts';
import { useNumberRaises } from '../../../../lib/queries/business/emission-points-query.ts';
import { isNextNumber } from '../../../../lib/queries/business/series-query.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../../ui/dialogs/dialog-buttons.tsx';
import { nameOfPoint } from '../../../../ui/emission-point/point-draft.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import styles from './points.module.css';

interface NumbersDialogProps {
  readonly point: EmissionPointResource;
  readonly onClose: () => void;
}

/** Moves the numbers of a point on, after showing once more from where to where: they never come back. */
export function NumbersDialog({ point, onClose }: NumbersDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  // Anything new at each try, so that the first fault is gone to.
  const [refused, setRefused] = useState<object>();
  const [isAsking, setAsking] = useState(false);
  const raises = useNumberRaises();
  const form = useFirstFault(refused);
  const refusal = refusalIn(raises.error);
  const series = point.series.filter(({ stopped }) => stopped === undefined);
  const numberOf = ({ id, next_number }: SeriesResource) => typed[id] ?? String(next_number);
  const moved = series.filter((one) => numberOf(one).trim() !== String(one.next_number));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (moved.length === 0) return onClose();
    const areNumbers = moved.every((one) => isNextNumber(numberOf(one), one));
    setRefused(areNumbers ? undefined : {});
    if (!areNumbers) return;
    if (!isAsking) return setAsking(true);
    raises.mutate(
      moved.map((one) => ({ id: one.id, next_number: Number(numberOf(one)) })),
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog
      title={t('points.numbersTitle', { point: nameOfPoint(point) })}
      size="lg"
      busy={raises.isPending}
      onClose={onClose}
    >
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        {isAsking ? (
          <>
            <Notice tone="care" title={t('points.numbersQuestion')} />
            <ul className={styles.moves}>
              {moved.map((one) => (
                <li key={one.id}>
                  {t('points.numbersMove', {
                    type: t(`document.type.${one.document_type}`),
                    from: one.next_number,
                    to: Number(numberOf(one)),
                  })}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <Text c="dimmed">{t('points.numbersChangeHint')}</Text>
            <div className={styles.numbers}>
              {series.map((one) => (
                <TextInput
                  key={one.id}
                  label={t(`document.type.${one.document_type}`)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={9}
                  value={numberOf(one)}
                  error={
                    refused !== undefined &&
                    !isNextNumber(numberOf(one), one) &&
                    t('lock.resumeInvalid', { next: one.next_number })
                  }
                  onChange={({ currentTarget: { value } }) =>
                    setTyped((all) => ({ ...all, [one.id]: value }))
                  }
                />
              ))}
            </div>
          </>
        )}
        {refusal && <RefusalNotice refusal={refusal} />}
        <DialogButtons
          confirm={t(isAsking ? 'points.numbersConfirm' : 'setUp.goOn')}
          busy={raises.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
