import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import type { DecisionRequest } from '../../lib/http/decision.ts';
import { DecisionDialog } from '../../ui/dialogs/decision-dialog.tsx';
import { SideDrawer } from '../../ui/layout/side-drawer.tsx';
import { SyncSections } from './sync-sections.tsx';

interface SyncDrawerProps {
  readonly sync: SyncResource;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Delivery in full, beside whatever is being done. */
export function SyncDrawer({ sync, opened, onClose }: SyncDrawerProps) {
  const { t } = useTranslation();
  const [request, setRequest] = useState<DecisionRequest>();
  const [replacement, setReplacement] = useState<DocumentResource>();
  const leave = () => {
    setReplacement(undefined);
    onClose();
  };
  return (
    <>
      <SideDrawer title={t('sync.drawer')} opened={opened} isBelow={request !== undefined} onClose={leave}>
        <SyncSections sync={sync} replacement={replacement} onDecide={setRequest} onLeave={leave} />
      </SideDrawer>
      {request && (
        <DecisionDialog
          request={request}
          onClose={() => setRequest(undefined)}
          onDone={(document) => {
            setReplacement(request.decision === 'replace' ? document : undefined);
            setRequest(undefined);
          }}
        />
      )}
    </>
  );
}
