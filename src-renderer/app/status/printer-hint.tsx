import { UnstyledButton } from '@mantine/core';
import { IconPrinterOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintJobsDrawer } from '../../features/printing/jobs/print-jobs-drawer.tsx';
import { usePrintersInTrouble } from '../../lib/printing/printers-query.ts';
import styles from './printer-hint.module.css';

/** Says which printer keeps paper waiting, as long as one does, and shows what waits. It interrupts nobody. */
export function PrinterHint() {
  const { t, i18n } = useTranslation();
  const [printer] = usePrintersInTrouble();
  const [opened, setOpened] = useState(false);
  const hint = printer && t('printing.hint', { count: printer.waiting, name: printer.name });
  return (
    <>
      {printer && (
        <UnstyledButton
          className={styles.hint ?? ''}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(true)}
        >
          <IconPrinterOff size={18} aria-hidden />
          <span>
            {hint}
            <span className={styles.why} lang={i18n.language === 'es' ? undefined : 'es'}>
              {printer.trouble?.message}
            </span>
          </span>
          <span className="for-readers">{t('printing.openJobs')}</span>
        </UnstyledButton>
      )}
      <span className="for-readers" role="status">
        {hint}
      </span>
      <PrintJobsDrawer opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
