import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import {
  lacksTable,
  namesTable,
  periodQuery,
  periodReport,
  reportFileShape,
  reportRow,
} from '../reports/period-report.ts';
import { shopFilters } from './shop-filters.ts';

/** The days of a report of many shops, both inclusive, and which of them it is about: all by default. */
export const headReportQuery = z.strictObject({ ...periodQuery.shape, ...shopFilters });
export type HeadReportQuery = z.output<typeof headReportQuery>;

/** What is broken down; the names of the files and sheets of an export, too. */
export const headReportTables = ['days', 'shops', 'emission_points', 'stations', 'types', 'rates'] as const;
export type HeadReportTable = (typeof headReportTables)[number];

export const headReportFileQuery = headReportQuery
  .extend(reportFileShape(headReportTables))
  .refine(namesTable, lacksTable);
export type HeadReportFileQuery = z.output<typeof headReportFileQuery>;

const rows = z.array(reportRow);

/** What many shops sold in some days. Credit notes take off; what was returned, not authorized or annulled is not in it. */
export const headReport = namedObject('head_report', {
  object: z.literal('head_report'),
  environment: z.enum(environments),
  from: z.iso.date(),
  to: z.iso.date(),
  sales: periodReport.shape.sales,
  days: rows,
  /** By establishment; the label is its address. */
  shops: rows,
  /** `001-002`; the label is the station that issues there. */
  emission_points: rows,
  stations: rows,
  /** Of every type of document, of those too that are no sales; nothing is taken off. */
  types: rows,
  rates: rows,
});
export type HeadReport = z.output<typeof headReport>;
