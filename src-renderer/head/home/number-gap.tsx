import { IconListNumbers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { formatSequential } from '../../../src-main/documents/identifiers/access-key.ts';
import { AttentionRow } from '../../ui/attention/attention-rows.tsx';

interface NumberGapProps {
  readonly gap: Extract<AttentionItem, { kind: 'number_gap' }>;
}

/** Numbers of a series that no document has: which, of which till, and what to do. */
export function NumberGap({ gap: { type, series, station, count, stretches } }: NumberGapProps) {
  const { t } = useTranslation();
  const named = stretches.reduce((all, { first, last }) => all + last - first + 1, 0);
  const written = stretches
    .map(({ first, last }) =>
      first === last ? formatSequential(first) : `${formatSequential(first)}–${formatSequential(last)}`,
    )
    .join(', ');
  const numbers = named < count ? t('head.attention.gapMore', { numbers: written }) : written;
  return (
    <AttentionRow
      tone="bad"
      icon={IconListNumbers}
      title={t('home.gap', { count, type: t(`document.type.${type}`), series })}
      hint={
        <>
          <div className="tabular">{t('head.attention.gapOf', { station, numbers })}</div>
          <div>{t('head.attention.gapHint')}</div>
        </>
      }
    />
  );
}
