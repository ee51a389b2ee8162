import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useService } from '../../../lib/http/service.tsx';
import type { QuotedBody } from '../../../lib/proformas/make-proforma.ts';
import { SaveProformaDialog } from '../../../ui/proformas/save-proforma-dialog.tsx';
import { type JsonObject, textAt } from '../body/json.ts';
import { readBody } from '../body/read-body.ts';
import type { useAutosave } from './drafts/use-autosave.ts';

interface SaveAsProformaProps {
  readonly draftId: string;
  /** The invoice as it is written; undefined while it is at fault. */
  readonly ready: JsonObject | undefined;
  readonly saving: Pick<ReturnType<typeof useAutosave>, 'end'>;
  /** Shows what is at fault. */
  readonly onFaulty: () => void;
}

/** Saves the invoice that is being written as a proforma, in the place of its draft. */
export function SaveAsProforma({ draftId, ready, saving, onFaulty }: SaveAsProformaProps) {
  const { t } = useTranslation();
  const { local } = useService();
  const goTo = useNavigate();
  const [quoted, setQuoted] = useState<QuotedBody>();
  const open = () => {
    const read = ready && readBody('invoice', ready);
    if (!read?.ok) return onFaulty();
    const { metadata: _metadata, simulate: _simulate, channel: _channel, ...rest } = read.value;
    setQuoted(rest as QuotedBody);
  };
  return (
    <>
      <Button variant="default" fullWidth leftSection={<IconFileText size={18} aria-hidden />} onClick={open}>
        {t('proformas.save')}
      </Button>
      {quoted && (
        <SaveProformaDialog
          quoted={quoted}
          isAnonymous={textAt(ready ?? {}, '/buyer/identification_type') === 'consumidor_final'}
          onSaved={({ id }) => {
            saving.end();
            // A draft that stays can still be discarded by hand.
            void local.call('DELETE /v1/local/document-drafts/{id}', { path: { id: draftId } });
            void goTo(`/documentos/proformas/${id}`, { replace: true });
          }}
          onClose={() => setQuoted(undefined)}
        />
      )}
    </>
  );
}
