import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GoodsEffect } from '../../../../../src-main/documents/purchase/goods/goods-effect.ts';
import styles from '../../purchases.module.css';

interface EffectChoiceProps {
  readonly effects: readonly GoodsEffect[];
  readonly effect: GoodsEffect;
  readonly onChoose: (effect: GoodsEffect) => void;
}

/** Of a supplier's note: whether goods went back, or it only lowers what they cost. */
export function EffectChoice({ effects, effect, onChoose }: EffectChoiceProps) {
  const { t } = useTranslation();
  const data = effects.flatMap((value) =>
    value === 'entry' ? [] : { value, label: t(`goodsReceipt.effects.${value}`) },
  );
  return (
    <>
      <SegmentedControl
        aria-label={t('goodsReceipt.effect')}
        data={data}
        value={effect}
        onChange={(value) => onChoose(value)}
      />
      {effect !== 'entry' && <span className={styles.why}>{t(`goodsReceipt.effectHints.${effect}`)}</span>}
    </>
  );
}
