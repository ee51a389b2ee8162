import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatInstant } from '../../../lib/format/format.ts';
import { useMove, useMoveCancel, useMoveUndo } from '../../../lib/queries/service/move-query.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { LongWork } from '../../../ui/feedback/long-work.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../backups/backups.module.css';
import { MoveForm } from './move-form.tsx';

/** The business goes to another computer in one file; this one issues nothing that counts from then on. */
export function MovePanel() {
  const { t, i18n } = useTranslation();
  const { data: move } = useMove();
  const undo = useMoveUndo();
  const cancel = useMoveCancel();
  const [undoing, setUndoing] = useState(false);
  if (!move) return null;
  return (
    <Panel title={t('move.title')}>
      <div className={styles.stack}>
        {move.problem !== undefined && (
          <Notice tone="bad" title={t('move.failed')}>
            <div lang={i18n.language === 'es' ? undefined : 'es'}>{move.problem}</div>
          </Notice>
        )}
        {move.state === 'here' && (
          <>
            <Text>{t('move.intro')}</Text>
            <MoveForm />
          </>
        )}
        {move.state === 'moving' && (
          <>
            <LongWork label={t('move.title')} progress={undefined}>
              {t('move.writing', { size: formatBytes(move.bytes ?? 0) })}
            </LongWork>
            <div className={styles.actions}>
              <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
                {t('move.cancel')}
              </Button>
            </div>
          </>
        )}
        {move.state === 'moved' && (
          <>
            <Notice tone="care" title={t('move.movedSince', { at: formatInstant(move.moved_at ?? '') })}>
              <div>
                {move.file === undefined ? t('move.openIt') : t('move.openFile', { file: move.file })}
              </div>
              <div>{t('move.movedText')}</div>
            </Notice>
            <div className={styles.actions}>
              <Button variant="subtle" color="red" onClick={() => setUndoing(true)}>
                {t('move.undo')}
              </Button>
            </div>
          </>
        )}
        {undoing && (
          <QuestionDialog
            title={t('move.undo')}
            question={t('move.undoQuestion')}
            caution={t('move.undoCaution')}
            confirm={t('move.undoConfirm')}
            isDestructive
            doing={undo}
            onConfirm={() => undo.mutate(undefined, { onSuccess: () => setUndoing(false) })}
            onClose={() => setUndoing(false)}
          />
        )}
      </div>
    </Panel>
  );
}
