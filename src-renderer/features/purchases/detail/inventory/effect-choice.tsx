import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from '../../purchases.module.css';

/** What a supplier's note does: goods went back, what is there costs less, or nothing that is not booked already. */
export const noteEffects = ['return', 'discount', 'none'] as const;
export type NoteEffect = (typeof noteEffects)[number];

interface EffectChoiceProps {
  /** Undefined until a person says it: a first guess takes out what is still there. */
  readonly effect: NoteEffect | undefined;
  readonly onChoose: (effect: NoteEffect) => void;
}

/** Of a supplier's note: whether goods went back, it only lowers what they cost, or it changes nothing. */
export function EffectChoice({ effect, onChoose }: EffectChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <strong>{t('goodsReceipt.effect')}</strong>
      <SegmentedControl
        aria-label={t('goodsReceipt.effect')}
        data={noteEffects.map((value) => ({ value, label: t(`goodsReceipt.effects.${value}`) }))}
        // None of them while nothing is chosen.
        value={effect ?? ''}
        onChange={(value) => {
          const chosen = noteEffects.find((one) => one === value);
          if (chosen) onChoose(chosen);
        }}
      />
      <span className={styles.why}>{t(`goodsReceipt.effectHints.${effect ?? 'unsaid'}`)}</span>
    </>
  );
}
