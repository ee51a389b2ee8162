import { expect } from 'vitest';
import { headDeclaration } from '../../../src-main/contract/head/head-declaration.ts';
import type { Declaration } from '../../../src-main/contract/reports/declaration.ts';
import { daysOfMonth } from '../../../src-main/documents/values/calendar/month.ts';
import { lineOf } from '../../integration/reports/annex/rich-month.ts';
import { anInvoiceBody } from '../builders/invoice-body.ts';
import { eventually } from '../eventually.ts';
import type { AskedHead } from './run-head.ts';
import type { TestTill } from './till.ts';

export function declarationPath(month: string): string {
  const { from, to } = daysOfMonth(month);
  return `/v1/head/reports/declaration?from=${from}&to=${to}`;
}

export async function readDeclaration(head: AskedHead, month = '2026-11', key?: string) {
  const { status, json } = await head.call('GET', declarationPath(month), {
    ...(key !== undefined && { key }),
  });
  expect(status, JSON.stringify(json)).toBe(200);
  return headDeclaration.parse(json);
}

/** Waits until the head office has all that tills issued and bought. */
export async function allReported(head: AskedHead, tills: readonly TestTill[]): Promise<void> {
  await eventually(
    async () => (await readDeclaration(head)).incomplete.stations_without_purchases,
    (names) => names.length === 0,
  );
  for (const till of tills) await till.allSent();
}

/** All boxes of both forms that have a value. */
export function boxesOf({ iva, form_103 }: Declaration): Readonly<Record<string, string | undefined>> {
  const boxes = [...iva.flatMap((section) => section.boxes), ...form_103];
  return Object.fromEntries(boxes.map(({ box, value }) => [box, value]));
}

export function anExport(amount: string) {
  return anInvoiceBody({
    buyer: { identification_type: 'pasaporte', identification: 'AB123456', name: 'JOHN DOE' },
    lines: [lineOf('iva_0', amount)],
    export: {
      incoterm: 'FOB',
      incoterm_place: 'Guayaquil',
      origin_country: '593',
      loading_port: 'Guayaquil',
      destination_port: 'Miami',
    },
  });
}
