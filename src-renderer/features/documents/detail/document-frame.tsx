import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { Refusal } from '../../../lib/http/answer.ts';
import { StatusBadge } from '../../../ui/documents/status-badge.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import styles from '../documents.module.css';

interface DocumentFrameProps {
  /** Undefined until it is read, or where it cannot be. */
  readonly document: DocumentResource | undefined;
  readonly refusal: Refusal | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page of one document: which it is, how it stands, why something of it could not be had. */
export function DocumentFrame({ document, refusal, actions, children }: DocumentFrameProps) {
  const { t } = useTranslation();
  const title = document ? (
    <span className={`${styles.heading} tabular`}>
      {t(`document.type.${document.object}`)} {document.number}
      <StatusBadge status={document.status} size="large" />
    </span>
  ) : (
    t('documents.title')
  );
  return (
    <Page title={title} back={{ to: '/documentos', label: t('document.back') }} actions={document && actions}>
      {refusal && <RefusalNotice refusal={refusal} />}
      {!document && !refusal && <Skeleton height="20rem" />}
      {children}
    </Page>
  );
}
