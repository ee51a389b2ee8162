import { useTranslation } from 'react-i18next';
import {
  type CatalogImportResource,
  customerFields,
  openingBalanceFields,
  productFields,
} from '../../../../src-main/contract/catalog/catalog-import.ts';

const allFields = [...productFields, ...customerFields, ...openingBalanceFields];

/** What a field of a file is called; the prices of a list by the name its owner gave it. */
export function useFieldLabels({ fields }: Pick<CatalogImportResource, 'fields'>): (field: string) => string {
  const { t } = useTranslation();
  return (field) => {
    const own = allFields.find((candidate) => candidate === field);
    if (own) return t(`sheets.fields.${own}`);
    return fields.find((candidate) => candidate.field === field)?.label ?? field;
  };
}
