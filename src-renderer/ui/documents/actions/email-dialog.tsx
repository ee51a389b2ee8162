import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { AddressesDialog, type AddressesDialogProps } from './addresses-dialog.tsx';

interface EmailDialogProps extends Omit<AddressesDialogProps, 'to' | 'files'> {
  readonly document: DocumentResource;
}

/** Sends a document by mail, to its recipient unless somebody else is named. */
export function EmailDialog({ document, ...asked }: EmailDialogProps) {
  const { t } = useTranslation();
  const { counterparty, others } = kindOf(document.object).summary(document);
  const to = [counterparty, ...others].flatMap(({ email }) => (email ? [email] : []));
  return <AddressesDialog to={to} files={t('annulment.email.files')} {...asked} />;
}
