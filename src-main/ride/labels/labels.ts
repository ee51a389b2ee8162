import { setImmediate } from 'node:timers/promises';
import type { LabelSheet } from '../../counter/catalog/labels/labels.ts';
import { closePdf, openNamedPdf } from '../drawing/pdf.ts';
import { barsOf } from './bars-of.ts';
import { drawLabel } from './draw-label.ts';
import { labelPage } from './label-layout.ts';

/** Labels of products as PDF bytes, as many pages as they need. */
export async function renderLabels({ format, content, used, labels }: LabelSheet): Promise<Buffer> {
  const pdf = openNamedPdf({ title: 'Etiquetas', author: 'Mostrador', madeAt: new Date(0) });
  const { size, boxes } = labelPage(format);
  const bars = new Map(labels.map(({ scanned }) => [scanned, barsOf(scanned)]));
  for (const [index, label] of labels.entries()) {
    const at = (used + index) % boxes.length;
    if (index === 0 || at === 0) {
      pdf.addPage({ size, margin: 0 });
      // The service answers others between two pages.
      await setImmediate();
    }
    const box = boxes[at];
    if (box) drawLabel(pdf, { label, bars: bars.get(label.scanned), content, box });
  }
  return closePdf(pdf);
}
