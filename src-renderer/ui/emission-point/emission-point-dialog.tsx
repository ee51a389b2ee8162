import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionPointResource } from '../../../src-main/contract/business/emission-point.ts';
import { refusalBesides, refusalIn } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';
import { useFirstFault } from '../../lib/http/use-first-fault.ts';
import { usePointCreation } from '../../lib/queries/business/emission-points-query.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import styles from './emission-point.module.css';
import { EmissionPointFields } from './emission-point-fields.tsx';
import { bodyOf, firstDraft, pointersOf } from './point-draft.ts';

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
        <EmissionPointFields points={points} draft={draft} refusal={refusal} onChange={setDraft} />
        {besides && <RefusalNotice refusal={besides} />}
        <DialogButtons confirm={t('points.create')} busy={creation.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
