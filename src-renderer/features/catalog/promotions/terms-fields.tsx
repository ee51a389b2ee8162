import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorAt, type Refusal } from '../../../lib/http/answer.ts';
import styles from '../prices/prices.module.css';
import type { PromotionDraft } from './promotion-draft.ts';

interface TermsFieldsProps {
  readonly draft: PromotionDraft;
  readonly refusal: Refusal | undefined;
  readonly onChange: (part: Partial<PromotionDraft>) => void;
}

/** How much it gives, by its kind. */
export function TermsFields({ draft, refusal, onChange }: TermsFieldsProps) {
  const { t } = useTranslation();
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;
  switch (draft.kind) {
    case 'percent':
      return (
        <TextInput
          {...field}
          label={t('promotions.percent')}
          value={draft.percent}
          error={errorAt(refusal, '/terms/percent')}
          onChange={(event) => onChange({ percent: event.currentTarget.value })}
        />
      );
    case 'price':
      return (
        <TextInput
          {...field}
          label={t('promotions.price')}
          value={draft.price}
          error={errorAt(refusal, '/terms/unit_price_with_taxes')}
          onChange={(event) => onChange({ price: event.currentTarget.value })}
        />
      );
    case 'n_for_m':
      return (
        <div className={styles.two}>
          <TextInput
            {...field}
            label={t('promotions.take')}
            description={t('promotions.takeHint')}
            value={draft.take}
            error={errorAt(refusal, '/terms/take')}
            onChange={(event) => onChange({ take: event.currentTarget.value })}
          />
          <TextInput
            {...field}
            label={t('promotions.pay')}
            description={t('promotions.payHint')}
            value={draft.pay}
            error={errorAt(refusal, '/terms/pay')}
            onChange={(event) => onChange({ pay: event.currentTarget.value })}
          />
        </div>
      );
  }
}
