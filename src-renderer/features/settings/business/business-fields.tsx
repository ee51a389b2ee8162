import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { regimes } from '../../../../src-main/documents/parties/issuer.ts';
import { errorAt, type Refusal } from '../../../lib/http/answer.ts';
import { labelFirst } from '../../../ui/fields/label-first.ts';
import styles from './business.module.css';
import type { BusinessDraft, BusinessText } from './business-draft.ts';

/** Where the service's messages belong beside a field. */
export const fieldPointers: readonly string[] = [
  '/legal_name',
  '/trade_name',
  '/head_office_address',
  '/head_office_phone',
  '/head_office_email',
  '/reply_to_email',
  '/footer_legend',
  '/special_taxpayer_resolution',
  '/withholding_agent_resolution',
  '/large_taxpayer_resolution',
];

interface BusinessFieldsProps {
  readonly draft: BusinessDraft;
  /** Name, regime and accounting are the RUC's to say: they have no field. */
  readonly isFromRegistry: boolean;
  readonly refusal: Refusal | undefined;
  readonly onChange: (draft: BusinessDraft) => void;
}

export function BusinessFields({ draft, isFromRegistry, refusal, onChange }: BusinessFieldsProps) {
  const { t } = useTranslation();
  const field = (name: BusinessText) => ({
    value: draft[name],
    error: errorAt(refusal, `/${name}`),
    inputWrapperOrder: labelFirst,
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      onChange({ ...draft, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={styles.fields}>
        {!isFromRegistry && (
          <TextInput
            className={styles.half ?? ''}
            label={t('business.legalName')}
            maxLength={300}
            {...field('legal_name')}
          />
        )}
        <TextInput
          className={styles.half ?? ''}
          label={t('business.tradeName')}
          maxLength={300}
          data-autofocus
          {...field('trade_name')}
        />
        <TextInput
          className={(isFromRegistry ? styles.half : styles.wide) ?? ''}
          label={t('business.address')}
          maxLength={300}
          {...field('head_office_address')}
        />
        <TextInput
          className={styles.third ?? ''}
          label={t('business.phone')}
          inputMode="tel"
          maxLength={30}
          {...field('head_office_phone')}
        />
        <TextInput
          className={styles.third ?? ''}
          label={t('business.email')}
          inputMode="email"
          {...field('head_office_email')}
        />
        <TextInput
          className={styles.third ?? ''}
          label={t('business.replyTo')}
          description={t('business.replyToHint')}
          inputMode="email"
          {...field('reply_to_email')}
        />
        <Textarea
          className={styles.wide ?? ''}
          label={t('business.legend')}
          description={t('business.legendHint')}
          rows={2}
          maxLength={300}
          {...field('footer_legend')}
        />
      </div>
      <h3 className={styles.group}>{t('business.tax')}</h3>
      <div className={styles.fields}>
        {!isFromRegistry && (
          <>
            <NativeSelect
              className={styles.half ?? ''}
              label={t('business.regime')}
              data={regimes.map((value) => ({ value, label: t(`business.regimes.${value}`) }))}
              value={draft.regime}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...draft, regime: regimes.find((one) => one === value) ?? draft.regime })
              }
            />
            <Switch
              className={`${styles.half} ${styles.level}`}
              label={t('business.keepsAccounting')}
              checked={draft.keeps_accounting}
              onChange={(event) => onChange({ ...draft, keeps_accounting: event.currentTarget.checked })}
            />
          </>
        )}
        <TextInput
          className={styles.third ?? ''}
          label={t('business.specialTaxpayer')}
          description={t('business.resolutionHint')}
          {...field('special_taxpayer_resolution')}
        />
        <TextInput
          className={styles.third ?? ''}
          label={t('business.withholdingAgent')}
          description={t('business.withholdingHint')}
          inputMode="numeric"
          {...field('withholding_agent_resolution')}
        />
        <TextInput
          className={styles.third ?? ''}
          label={t('business.largeTaxpayer')}
          description={t('business.largeHint')}
          {...field('large_taxpayer_resolution')}
        />
      </div>
    </>
  );
}
