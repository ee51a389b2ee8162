import { IconArrowDown, IconArrowUp, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import { differenceOf } from './difference.ts';

const icons = { exact: IconCircleCheck, short: IconArrowDown, over: IconArrowUp } as const;

/** Whether the drawer held what it should. */
export function DifferenceBadge({ difference }: { readonly difference: string }) {
  const { t } = useTranslation();
  const { kind, amount, tone } = differenceOf(difference);
  return (
    <ToneBadge tone={tone} icon={icons[kind]}>
      {t(`cash.${kind}`, { amount: formatMoney(amount) })}
    </ToneBadge>
  );
}
