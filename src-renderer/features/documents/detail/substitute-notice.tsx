import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** On the page of a document that another server authorized in the SRI's place, for ever: it looks like a valid one. */
export function SubstituteNotice({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const url = document.authorization?.substitute_authority;
  if (url === undefined) return null;
  return (
    <Notice tone="bad" title={t('document.substitute')}>
      {t('document.substituteHint', { url })}
    </Notice>
  );
}
