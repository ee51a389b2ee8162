import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { permissionToIssue } from '../../../../src-main/contract/counter/permissions.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { editedTypes } from './kinds.ts';

/** The way to write a document; only to who may issue some kind. */
export function NewButton() {
  const { t } = useTranslation();
  const may = useMay();
  if (!editedTypes.some((type) => may(permissionToIssue[type]))) return null;
  return (
    <Button component={Link} to="/documentos/nuevo" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('editor.open')}
    </Button>
  );
}
