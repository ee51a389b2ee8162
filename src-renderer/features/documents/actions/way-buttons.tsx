import { Button } from '@mantine/core';
import { IconCircleX, IconMail, IconPackageImport, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStockEnabled } from '../../../lib/stock-enabled.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';

/** To the page where a refused document is corrected. */
export function CorrectButton({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={`/documentos/${id}/corregir`}
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      {t('correction.open')}
    </Button>
  );
}

/** To what a purchase settlement brings into stock, where that is run, for who may see what it costs. */
export function InventoryButton({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const may = useMay();
  if (useStockEnabled() !== true || !may('manage_purchases') || !may('read_costs')) return null;
  return (
    <Button
      variant="default"
      component={Link}
      to={`/compras/liquidaciones/${id}`}
      leftSection={<IconPackageImport size={18} aria-hidden />}
    >
      {t('goodsReceipt.ofSettlement')}
    </Button>
  );
}

interface OpeningButtonProps {
  readonly onClick: () => void;
}

export function EmailButton({ onClick }: OpeningButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="default" leftSection={<IconMail size={18} aria-hidden />} onClick={onClick}>
      {t('annulment.email.open')}
    </Button>
  );
}

export function AnnulButton({ onClick }: OpeningButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="default" leftSection={<IconCircleX size={18} aria-hidden />} onClick={onClick}>
      {t('annulment.open')}
    </Button>
  );
}
