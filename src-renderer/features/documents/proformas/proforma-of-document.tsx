import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { proformaMetadata } from '../../../../src-main/contract/proformas/proforma.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { ProformaBadge } from './proforma-badge.tsx';
import { useProforma } from './proformas-query.ts';

/** The way back to the proforma that an invoice comes of; nothing where it comes of none. */
export function ProformaOfDocument({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const id = document.object === 'invoice' ? (document.metadata[proformaMetadata] ?? '') : '';
  const { data: proforma } = useProforma(id);
  if (proforma?.invoice?.id !== document.id) return null;
  return (
    <Panel title={t('proformas.proforma')}>
      <Link className="tabular" to={`/documentos/proformas/${proforma.id}`}>
        {proforma.number}
      </Link>{' '}
      <ProformaBadge status={proforma.status} />
    </Panel>
  );
}
