import { Button, type ButtonProps } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useLastPrint } from '../../../lib/printing/print-jobs-query.ts';
import { usePrintDocument } from '../../../lib/printing/use-print-document.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useKeyLabel } from '../../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';

interface PrintButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly document: DocumentResource;
}

/** Prints the document once more: after the first it is a copy, and says so. */
export function PrintButton({ document, ...looks }: PrintButtonProps) {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const keyLabel = useKeyLabel();
  const { data: earlier } = useLastPrint(document.id);
  const { mutate, isPending, error } = usePrintDocument();
  const refusal = refusalIn(error);
  const print = () => {
    if (!isPending) mutate(document);
  };
  useActionShortcuts({ reprint: print });
  return (
    <>
      <Button
        variant="default"
        {...looks}
        leftSection={<IconPrinter size={18} aria-hidden />}
        rightSection={<KeyHint>{keyLabel(keys.reprint)}</KeyHint>}
        aria-keyshortcuts={ariaOfKey(keys.reprint)}
        loading={isPending}
        onClick={print}
      >
        {t(earlier ? 'ticket.printAgain' : 'ticket.print')}
      </Button>
      {refusal && <RefusalNotice refusal={refusal} />}
    </>
  );
}
