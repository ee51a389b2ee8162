import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProductLots } from '../../../../src-main/contract/catalog/lots.ts';
import { useLotTexts } from '../../../lib/lots/use-lot-texts.ts';

interface TakeOutButtonProps {
  /** Of the product. */
  readonly name: string;
  readonly lot: ProductLots['lots'][number];
  readonly onTakeOut: () => void;
}

/** Takes goods out of a lot: what expired, or what was entered into the wrong one. */
export function TakeOutButton({ name, lot, onTakeOut }: TakeOutButtonProps) {
  const { t } = useTranslation();
  const { nameOf } = useLotTexts();
  const isExpired = lot.days_left < 0;
  return (
    <Button
      variant={isExpired ? 'light' : 'subtle'}
      aria-label={t(isExpired ? 'lots.disposeOf' : 'lots.takeOutOf', { name, lot: nameOf(lot) })}
      onClick={onTakeOut}
    >
      {t(isExpired ? 'lots.dispose' : 'lots.takeOut')}
    </Button>
  );
}
