import { useTranslation } from 'react-i18next';
import type { PrinterResource } from '../../../../src-main/contract/printing/printer.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useRemovePrinter } from './printer-commands.ts';

interface PrinterRemovalProps {
  readonly printer: PrinterResource;
  readonly onClose: () => void;
}

export function PrinterRemoval({ printer, onClose }: PrinterRemovalProps) {
  const { t } = useTranslation();
  const removal = useRemovePrinter();
  return (
    <QuestionDialog
      title={t('printing.remove')}
      question={t('printing.removeQuestion', { name: printer.name })}
      confirm={t('action.remove')}
      isDestructive
      doing={removal}
      onConfirm={() => removal.mutate(printer.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
