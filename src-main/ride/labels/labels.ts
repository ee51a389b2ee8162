import type { LabelSheet } from '../../counter/catalog/labels/labels.ts';
import { closePdf, openNamedPdf } from '../drawing/pdf.ts';
import { drawLabel } from './draw-label.ts';
import { labelPage } from './label-layout.ts';

/** Labels of products as PDF bytes, as many pages as they need. */
export async function renderLabels({ format, content, used, labels }: LabelSheet): Promise<Buffer> {
  const pdf = openNamedPdf({ title: 'Etiquetas', author: 'Mostrador', madeAt: new Date(0) });
  const { size, boxes } = labelPage(format);
  // Of a roll no label is used before.
  const first = boxes.length === 1 ? 0 : used % boxes.length;
  labels.forEach((label, index) => {
    const at = (first + index) % boxes.length;
    if (index === 0 || at === 0) pdf.addPage({ size, margin: 0 });
    const box = boxes[at];
    if (box) drawLabel(pdf, { label, content, box });
  });
  return closePdf(pdf);
}
