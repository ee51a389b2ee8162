import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmissionPointResource } from '../../../../../src-main/contract/business/emission-point.ts';
import { documentTypes } from '../../../../../src-main/documents/kinds.ts';
import { groupBy } from '../../../../../src-main/documents/values/group-by.ts';
import { IconAction } from '../../../../ui/actions/icon-action.tsx';
import { nameOfPoint } from '../../../../ui/emission-point/point-draft.ts';
import styles from './points.module.css';

interface PointsTableProps {
  readonly points: readonly EmissionPointResource[];
  /** Changes where an establishment is, named by one of its points; undefined: who is at the window may not. */
  readonly onMove: ((point: EmissionPointResource) => void) | undefined;
  /** Moves the numbers of a point on; undefined likewise. */
  readonly onRaise: ((point: EmissionPointResource) => void) | undefined;
}

/** The points by establishment, each with the number that follows for every kind of document. */
export function PointsTable({ points, onMove, onRaise }: PointsTableProps) {
  const { t } = useTranslation();
  const establishments = groupBy(points, ({ establishment }) => establishment);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('points.list')}>
        <thead>
          <tr>
            <th scope="col">{t('points.point')}</th>
            {documentTypes.map((type) => (
              <th key={type} scope="col" className={styles.right}>
                {t(`document.type.${type}`)}
              </th>
            ))}
            {onRaise && <td />}
          </tr>
        </thead>
        {[...establishments].map(([code, there]) => (
          <tbody key={code}>
            {there.slice(0, 1).map((first) => (
              <tr key={code} className={styles.establishment}>
                <th scope="rowgroup" colSpan={documentTypes.length + (onRaise ? 2 : 1)}>
                  <div className={styles.placeHead}>
                    <span>
                      {t('points.establishmentOf', { code })}
                      <span className={styles.address}>{first.address ?? t('points.noAddress')}</span>
                    </span>
                    {onMove && (
                      <Button
                        className={styles.move ?? ''}
                        variant="subtle"
                        aria-label={t('points.moveOf', { code })}
                        onClick={() => onMove(first)}
                      >
                        {t('points.move')}
                      </Button>
                    )}
                  </div>
                </th>
              </tr>
            ))}
            {there.map((point) => (
              <tr key={point.emission_point}>
                <th scope="row" className="tabular">
                  {nameOfPoint(point)}
                </th>
                {documentTypes.map((type) => (
                  <td key={type} className={`${styles.right} tabular`}>
                    {point.series.find(({ document_type }) => document_type === type)?.next_number ?? '—'}
                  </td>
                ))}
                {onRaise && (
                  <td className={styles.right}>
                    <IconAction
                      icon={IconPencil}
                      label={t('points.raiseOf', { point: nameOfPoint(point) })}
                      onClick={() => onRaise(point)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
