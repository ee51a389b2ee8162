import { Button, SegmentedControl, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EntityResource } from '../../../../../src-main/contract/business/entity.ts';
import { refusalBesides, refusalIn } from '../../../../lib/http/answer.ts';
import { useFirstFault } from '../../../../lib/http/use-first-fault.ts';
import { usePointCreation } from '../../../../lib/queries/business/emission-points-query.ts';
import { useMay } from '../../../../lib/workplace/use-may.ts';
import { EmissionPointFields } from '../../../../ui/emission-point/emission-point-fields.tsx';
import { bodyOf, firstDraft, pointersOf } from '../../../../ui/emission-point/point-draft.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../../ui/layout/page.tsx';
import styles from '../set-up.module.css';
import type { Importer } from './importer.ts';
import { LastDocumentFields } from './last-document-fields.tsx';
import { useNumbersRead } from './use-numbers-read.ts';

type Source = 'typed' | 'document' | 'import';

interface FirstPointProps {
  readonly entity: EntityResource;
  /** The one that the head office gave this till, `001-002`. */
  readonly assigned: string | undefined;
  readonly importer: Importer;
}

/** The first point of a business, and with which numbers it goes on: typed, read from paper, or from former XML files. */
export function FirstPoint({ entity, assigned, importer: ImportForNumbers }: FirstPointProps) {
  const { t } = useTranslation();
  const goTo = useNavigate();
  const mayImport = useMay()('import_documents');
  const [source, setSource] = useState<Source>('typed');
  const [draft, setDraft] = useState(() => ({
    ...firstDraft([]),
    ...(assigned !== undefined && pointIn(assigned)),
    address: entity.head_office_address,
  }));
  const isAssigned = `${draft.newEstablishment}-${draft.point}` === assigned;
  const numbers = useNumbersRead(setDraft);
  const creation = usePointCreation();
  const refusal = refusalIn(creation.error);
  const form = useFirstFault(refusal);
  const besides = refusalBesides(refusal, pointersOf('live'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form is gone once there is a point, and with it what its mutation would tell it.
    creation.mutateAsync(bodyOf(draft, 'live')).then(
      () => numbers.elsewhere === undefined && goTo('/configurar/logo'),
      () => undefined,
    );
  };
  const sources: readonly Source[] = mayImport ? ['typed', 'document', 'import'] : ['typed', 'document'];
  return (
    <>
      <Panel title={t('setUp.numbersBefore')}>
        <div className={styles.stack}>
          <Text c="dimmed">{t('setUp.numbersBeforeHint')}</Text>
          <SegmentedControl
            className={styles.own ?? ''}
            aria-label={t('setUp.numbersBefore')}
            data={sources.map((value) => ({ value, label: t(`setUp.numbersFrom.${value}`) }))}
            value={source}
            onChange={(value) => setSource(sources.find((one) => one === value) ?? source)}
          />
          {source === 'typed' && <Text>{t('setUp.numbersTyped')}</Text>}
          {source === 'document' && <LastDocumentFields ruc={entity.ruc} onRead={numbers.readDocument} />}
          {source === 'import' && <ImportForNumbers onNumbered={numbers.readImport} />}
          {numbers.read && <Notice tone="ok" title={t('setUp.numbersRead', { point: numbers.read })} />}
          {numbers.elsewhere && (
            <Notice tone="care" title={t('setUp.numbersElsewhere', { point: numbers.elsewhere })} />
          )}
        </div>
      </Panel>
      <Panel title={t('setUp.firstPoint')}>
        <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
          {assigned !== undefined && (
            <Notice
              tone={isAssigned ? 'ok' : 'care'}
              title={t(isAssigned ? 'setUp.pointAssigned' : 'setUp.pointNotAssigned', { point: assigned })}
            />
          )}
          <EmissionPointFields points={[]} draft={draft} refusal={refusal} onChange={setDraft} />
          {besides && <RefusalNotice refusal={besides} />}
          <div className={styles.wayOn}>
            <Button type="submit" size="md" loading={creation.isPending}>
              {t('setUp.createPoint')}
            </Button>
          </div>
        </form>
      </Panel>
    </>
  );
}

function pointIn(assigned: string) {
  const [newEstablishment = '', point = ''] = assigned.split('-');
  return { newEstablishment, point };
}
