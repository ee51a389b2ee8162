import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { Notice } from './notice.tsx';

const SHOWN_MS = 10_000;

interface ScanRefusedProps {
  /** What comes first, in a sentence. */
  readonly why: string;
  readonly isInDialog?: boolean;
}

/** Takes scans where nothing is sold: nothing of a code stays in a field, and it says for a while why not. */
export function ScanRefused({ why, isInDialog = false }: ScanRefusedProps) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<{ readonly code: string }>();
  useScanner((code) => setRefused({ code }), { isInDialog });
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => setRefused(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  if (!refused) return null;
  return (
    <Notice tone="care" title={t('counter.scanNotHere', refused)}>
      {why}
    </Notice>
  );
}
