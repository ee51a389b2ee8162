import { useTranslation } from 'react-i18next';
import type { StationResource } from '../../../src-main/contract/head/stations/stations.ts';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { useRetiring, useRevoking } from './stations-query.ts';

/** How a till ends: it gives its emission points up, or is turned away without being asked. */
export type StationEnd = 'retire' | 'revoke';

interface EndDialogProps {
  readonly station: StationResource;
  readonly end: StationEnd;
  readonly onClose: () => void;
}

/** Ends a till, after a question. */
export function EndDialog({ station: { id, name }, end, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const doing = { retire: useRetiring(), revoke: useRevoking() }[end];
  return (
    <QuestionDialog
      title={t(`head.stations.${end}Of`, { name })}
      question={t(`head.stations.${end}Question`, { name })}
      caution={t(`head.stations.${end}Caution`)}
      confirm={t(`head.stations.${end}`)}
      isDestructive
      doing={doing}
      onConfirm={() => doing.mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
