import { useTranslation } from 'react-i18next';
import { es } from '../text/es.ts';
import type { Text } from '../text/text.ts';

/** The name of a kind of document; one that has none here goes by its code. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation();
  return (type) =>
    hasName(type) ? t(`purchases.types.${type}`) : t('purchases.types.other', { code: type });
}

function hasName(type: string): type is keyof Text['purchases']['types'] {
  return type !== 'other' && Object.hasOwn(es.purchases.types, type);
}
