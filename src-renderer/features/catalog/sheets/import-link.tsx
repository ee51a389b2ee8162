import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SheetSubject } from '../../../../src-main/contract/catalog/catalog-import.ts';

/** Where each subject is brought in. */
export const importPages = {
  products: '/productos/importar',
  customers: '/clientes/importar',
  opening_balances: '/por-cobrar/importar',
} as const;

/** Leads from an empty list to bringing one from a spreadsheet. */
export function ImportLink({ subject }: { readonly subject: SheetSubject }) {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={importPages[subject]}
      variant="default"
      leftSection={<IconUpload size={18} aria-hidden />}
    >
      {t('sheets.fromFile')}
    </Button>
  );
}
