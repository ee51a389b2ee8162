import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../src-main/contract/local.ts';
import { acceptedBy, refusalIn } from '../../lib/answer.ts';
import { useService } from '../../lib/service.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';
import { deleteProduct } from './products.ts';

interface DeleteDialogProps {
  readonly product: ProductResource;
  readonly onClose: () => void;
}

export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const { local } = useService();
  const cache = useQueryClient();
  const removal = useMutation({
    mutationFn: () => acceptedBy(deleteProduct(local, product.id)),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['products'] });
      onClose();
    },
  });
  const refusal = refusalIn(removal.error);
  return (
    <Dialog title={t('catalog.deleteTitle')} size="md" onClose={onClose}>
      <Stack>
        <Text>{t('catalog.deleteQuestion', { name: product.name })}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" loading={removal.isPending} onClick={() => removal.mutate()}>
            {t('action.delete')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
