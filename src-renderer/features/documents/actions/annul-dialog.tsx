import { Button, Checkbox, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnnulBody } from '../../../../src-main/contract/documents/document-actions.ts';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import {
  isToFinalConsumer,
  mayBeReversed,
  needsAcceptance,
} from '../../../../src-main/documents/lifecycle/annulment.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { today } from '../../../lib/format/today.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useFirstFault } from '../../../lib/http/use-first-fault.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import styles from './actions.module.css';
import { annulmentTerm } from './annulment-term.ts';

interface AnnulDialogProps {
  readonly document: DocumentResource;
  readonly annul: {
    readonly isPending: boolean;
    readonly error: unknown;
    /** What it gives is undefined where it was not allowed. */
    mutate(body: AnnulBody, then: { readonly onSuccess: (annulled: unknown) => void }): void;
  };
  readonly onClose: () => void;
}

/** What has to be done at the authority, by when, and then the note of it here: no service annuls for anybody. */
export function AnnulDialog({ document, annul, onClose }: AnnulDialogProps) {
  const { t } = useTranslation();
  const { object: type, number, access_key, issue_date } = document;
  const [annulledOn, setAnnulledOn] = useState(today());
  const [reason, setReason] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const [attempt, setAttempt] = useState<object>();
  const refusal = refusalIn(annul.error);
  const form = useFirstFault(refusal ?? attempt);
  const term = annulmentTerm(issue_date, today());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt({});
    if (!confirmed || annulledOn === '') return;
    annul.mutate(
      { annulled_on: annulledOn, ...(reason.trim() !== '' && { reason }) },
      { onSuccess: (annulled) => annulled !== undefined && onClose() },
    );
  };
  const restOfRefusal = refusalBesides(refusal, ['/annulled_on']);
  return (
    <Dialog
      title={t('annulment.title', { document: `${t(`document.type.${type}`)} ${number}` })}
      size="lg"
      busy={annul.isPending}
      onClose={onClose}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          <TermNotice document={document} term={term} />
          <div>
            <Text fw={650} mb="xs">
              {t('annulment.steps')}
            </Text>
            <ol className={styles.steps}>
              <li>{t('annulment.stepEnter', { ruc: access_key.slice(10, 23) })}</li>
              <li>
                {t('annulment.stepKey')}
                <CopyButton value={access_key}>
                  {({ copied, copy }) => (
                    <button type="button" className={`${styles.key} tabular`} onClick={copy}>
                      {access_key}{' '}
                      {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
                      <span className="for-readers" aria-live="polite">
                        {copied && t('document.copied')}
                      </span>
                    </button>
                  )}
                </CopyButton>
              </li>
              <li>{t('annulment.stepConfirm')}</li>
              {needsAcceptance(document) && <li>{t('annulment.stepAcceptance')}</li>}
              <li>{t('annulment.stepRecord')}</li>
            </ol>
          </div>
          <DateField
            label={t('annulment.annulledOn')}
            min={issue_date}
            max={today()}
            value={annulledOn}
            error={errorAt(refusal, '/annulled_on') ?? (attempt && annulledOn === '' && t('field.required'))}
            onChange={setAnnulledOn}
          />
          <TextInput
            label={t('annulment.reason')}
            placeholder={t('field.optional')}
            autoComplete="off"
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Checkbox
            className={styles.confirm ?? ''}
            label={t('annulment.confirmed')}
            checked={confirmed}
            error={attempt && !confirmed && t('annulment.mustConfirm')}
            aria-invalid={attempt !== undefined && !confirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
          />
          {restOfRefusal && <RefusalNotice refusal={restOfRefusal} />}
          <Text c="dimmed" size="sm">
            {t('annulment.irreversible')}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" color="red" loading={annul.isPending}>
              {t('annulment.record')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

interface TermNoticeProps {
  readonly document: DocumentResource;
  readonly term: ReturnType<typeof annulmentTerm>;
}

function TermNotice({ document, term: { lastDay, daysLeft } }: TermNoticeProps) {
  const { t } = useTranslation();
  const date = formatDate(lastDay);
  if (daysLeft < 0) {
    const way = mayBeReversed(document)
      ? 'annulment.lateReversed'
      : document.object === 'invoice' && !isToFinalConsumer(document)
        ? 'annulment.lateInvoice'
        : 'annulment.lateOther';
    return (
      <Notice tone={mayBeReversed(document) ? 'care' : 'bad'} title={t('annulment.late', { date })}>
        {t(way)}
      </Notice>
    );
  }
  const title = daysLeft === 0 ? t('annulment.lastDay') : t('annulment.daysLeft', { count: daysLeft, date });
  return (
    <Notice tone={daysLeft <= 3 ? 'care' : 'quiet'} title={title}>
      {t('annulment.rule')}
    </Notice>
  );
}
