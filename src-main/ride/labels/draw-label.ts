import type { LabelContent } from '../../contract/catalog/labels.ts';
import type { ProductLabel } from '../../counter/catalog/labels/labels.ts';
import { drawStack, paragraph } from '../drawing/block.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { colors, POINTS_PER_MM, type TextStyle } from '../drawing/text-style.ts';
import type { LabelBars } from './bars-of.ts';
import type { LabelBox } from './label-layout.ts';

interface Drawing {
  readonly label: ProductLabel;
  /** Undefined: its code has letters that no scanner reads. */
  readonly bars: LabelBars | undefined;
  readonly content: LabelContent;
  readonly box: LabelBox;
}

/** Bars thinner than this are not read by a scanner of a counter (GS1 General Specifications §5.12: X-dimension). */
const LEAST_MODULE = 0.19 * POINTS_PER_MM;
const MOST_MODULE = 0.33 * POINTS_PER_MM;

const NAME_LINES = 2;

/** The height of a price, points. */
const MOST_PRICE = 40;

/** A label in its box: the name above, the price in large, the bars below with their digits. */
export function drawLabel(pdf: Pdf, { label, bars, content, box }: Drawing): void {
  const { x, y, width, height } = box;
  const base = Math.min(9, height * 0.11);
  const name = style('Helvetica-Bold', base);
  const lines = paragraph(pdf, label.name, name, { x, width }).slice(0, NAME_LINES);
  const top = drawStack(lines, y);
  const bottom = y + height;
  const barsHeight = content === 'barcode' ? bottom - top - 2 : height * 0.34;
  const below =
    content === 'price' ? 0 : drawBars(pdf, { label, bars }, { x, width, bottom, height: barsHeight, base });
  if (content === 'barcode') return;
  const room = bottom - below - top;
  const priceHeight = Math.min(room, MOST_PRICE);
  drawPrice(pdf, label, { x, width, top: top + (room - priceHeight) / 2, height: priceHeight, base });
}

function drawPrice(
  pdf: Pdf,
  { price, measurePrice }: ProductLabel,
  { x, width, top, height, base }: { x: number; width: number; top: number; height: number; base: number },
): void {
  const measure = measurePrice && `$ ${measurePrice.price} / ${measurePrice.measure}`;
  const small = style('Helvetica', base * 0.85);
  const room = measure === undefined ? width : width - pdf.widthOf(measure, small) - 4;
  const text = `$ ${price}`;
  const whole = style('Helvetica-Bold', height * 0.9);
  const large = style('Helvetica-Bold', Math.min(whole.size, (whole.size * room) / pdf.widthOf(text, whole)));
  const baseline = top + height / 2 + large.size * 0.36;
  pdf.drawLine(text, { x, baseline, style: large });
  if (measure === undefined) return;
  pdf.drawLine(measure, { x: x + width - pdf.widthOf(measure, small), baseline, style: small });
}

/** Gives the height it takes; where the bars would be too thin it is the text alone. */
function drawBars(
  pdf: Pdf,
  { label: { scanned }, bars }: Pick<Drawing, 'label' | 'bars'>,
  place: { x: number; width: number; bottom: number; height: number; base: number },
): number {
  const digits = style('Helvetica', place.base * 0.8);
  const textHeight = digits.size * 1.1;
  const left = place.x + (place.width - pdf.widthOf(scanned, digits)) / 2;
  pdf.drawLine(scanned, { x: left, baseline: place.bottom - digits.size * 0.15, style: digits });
  const modules = bars ? bars.widths.reduce((sum, one) => sum + one, 2 * bars.quiet) : 1;
  const module = Math.min(MOST_MODULE, place.width / modules);
  if (!bars || module < LEAST_MODULE) return textHeight + 2;
  const height = place.height - textHeight;
  const y = place.bottom - textHeight - height;
  let at = place.x + (place.width - module * modules) / 2 + module * bars.quiet;
  const rectangles = bars.widths.flatMap((widthInModules, index) => {
    const bar = { x: at, y, width: widthInModules * module, height };
    at += bar.width;
    return index % 2 === 0 ? [bar] : [];
  });
  pdf.fillRectangles(rectangles, colors.bars);
  return place.height + 2;
}

function style(font: TextStyle['font'], size: number): TextStyle {
  return { font, size, leading: size * 1.2, color: colors.bars };
}
