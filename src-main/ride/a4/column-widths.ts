import type { PrintedColumn, PrintedTable } from '../../documents/printing/printed.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { type ColumnNeed, columnNeed } from './column-need.ts';

export interface PositionedColumn {
  readonly key: string;
  readonly label: string;
  readonly sublabel?: string;
  readonly align: 'left' | 'right';
  readonly x: number;
  readonly width: number;
}

const COLUMN_GAP = 10;

/** The widest text column keeps this part of the table, even should numbers have to break. */
const LEAST_TEXT = 0.16;

/** Its longest word may claim this part. */
const MOST_CLAIMED = 0.3;

/** A column of text at least this part as wide as the widest one, by its share, gets a part of what is left over. */
const PEER = 0.5;

/**
 * Places the columns of a table: one that no row fills is left out, short texts take no more than they need, no
 * column is narrower than its longest word while that can be, and the widest text column gets all the rest, which
 * it shares with its peers once its own texts need no more.
 */
export function placeColumns(
  pdf: Pdf,
  { columns, rows }: PrintedTable,
  { x, width }: { x: number; width: number },
): PositionedColumn[] {
  const filled = columns.filter(({ key }) => rows.some(({ cells }) => cells[key]));
  const available = width - COLUMN_GAP * Math.max(0, filled.length - 1);
  const needs = filled.map((column) => columnNeed(pdf, column, { rows, available }));
  const widths = widthsOf(filled, needs, available);
  let left = x;
  return filled.map((column, index) => {
    const positioned = { ...column, x: left, width: widths[index] ?? 0 };
    left += positioned.width + COLUMN_GAP;
    return positioned;
  });
}

function widthsOf(
  columns: readonly PrintedColumn[],
  needs: readonly ColumnNeed[],
  available: number,
): number[] {
  const elastic = elasticOf(columns);
  const elasticNeed = elastic === undefined ? undefined : needs[elastic];
  if (elastic === undefined || !elasticNeed) return shareOut(needs, { available });
  const widths = shareOut(needs.with(elastic, nothing), { available, elastic: elasticNeed });
  const rest = available - totalOf(widths);
  const spare = Math.max(0, rest - elasticNeed.natural());
  const spares = sparesOf(columns, elastic, spare);
  return widths.with(elastic, rest - spare).map((each, index) => each + (spares.get(index) ?? 0));
}

const nothing: ColumnNeed = { wanted: () => 0, least: () => 0, natural: () => 0 };

/** The index of the widest column of text. */
function elasticOf(columns: readonly PrintedColumn[]): number | undefined {
  return columns.reduce<number | undefined>((widest, { align, width }, index) => {
    const current = widest === undefined ? 0 : (columns[widest]?.width ?? 0);
    return align === 'left' && width > current ? index : widest;
  }, undefined);
}

/** What is wanted where there is room for all; else each gives up the same part of what it can do without. */
function shareOut(
  needs: readonly ColumnNeed[],
  { available, elastic }: { available: number; elastic?: ColumnNeed },
): number[] {
  const wanted = needs.map((need) => need.wanted());
  const total = totalOf(wanted);
  if (total <= available * (elastic ? 1 - MOST_CLAIMED : 1)) return wanted;
  const room = available - (elastic ? claimOf(elastic, available) : 0);
  if (total <= room) return wanted;
  const least = needs.map((need) => need.least());
  const totalLeast = totalOf(least);
  if (totalLeast >= room) return least.map((each) => (each * room) / totalLeast);
  const granted = (room - totalLeast) / (total - totalLeast);
  return least.map((each, index) => each + ((wanted[index] ?? each) - each) * granted);
}

function claimOf(elastic: ColumnNeed, available: number): number {
  return Math.min(available * MOST_CLAIMED, Math.max(available * LEAST_TEXT, elastic.least()));
}

/** What is left over, among the widest text column and its peers, by their shares. */
function sparesOf(columns: readonly PrintedColumn[], elastic: number, spare: number): Map<number, number> {
  const least = (columns[elastic]?.width ?? 0) * PEER;
  const peers = columns.flatMap(({ align, width }, index) =>
    align === 'left' && width >= least ? [{ index, width }] : [],
  );
  const total = totalOf(peers.map(({ width }) => width));
  return new Map(peers.map(({ index, width }) => [index, (spare * width) / total]));
}

function totalOf(widths: readonly number[]): number {
  return widths.reduce((total, each) => total + each, 0);
}
