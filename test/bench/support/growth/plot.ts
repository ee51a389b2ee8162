/** A curve: what is measured at each size. */
export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly size: number; readonly value: number }[];
}

/** Curves that share an axis. */
export interface Panel {
  readonly title: string;
  /** Of the values: `ms`, `documents/s`. */
  readonly unit: string;
  readonly curves: readonly Curve[];
}

const WIDTH = 360;
const HEIGHT = 230;
const COLUMNS = 2;
/** Between the border of a panel and its axes. */
const MARGIN = { top: 44, right: 36, bottom: 34, left: 56 };
const INNER = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };
/** Of an empty store, left of where ten thousand are: a logarithm has no nothing. */
const EMPTY_AT = 3;
/** Told apart by who sees few colours (Okabe and Ito), and on white as on black. */
const COLORS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#b8860b'];

/**
 * Curves over sizes from nothing to millions, as a drawing (SVG): sizes by their logarithm, values from zero up, a panel
 * for each unit. Readable on light and on dark.
 */
export function plotSvg(panels: readonly Panel[]): string {
  const rows = Math.ceil(panels.length / COLUMNS);
  const [width, height] = [WIDTH * Math.min(COLUMNS, panels.length), HEIGHT * rows];
  const drawn = panels.map((panel, index) => {
    const [x, y] = [(index % COLUMNS) * WIDTH, Math.floor(index / COLUMNS) * HEIGHT];
    return `<g transform="translate(${x} ${y})">${panelSvg(panel)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(panels.map(({ title }) => title).join(', '))}">
<style>
text { font: 11px system-ui, sans-serif; fill: #222 }
.title { font-weight: 600; font-size: 12px }
.grid { stroke: #8886; stroke-width: 1 }
.back { fill: #fff }
@media (prefers-color-scheme: dark) { text { fill: #ddd } .back { fill: #0d1117 } }
</style>
<rect class="back" width="${width}" height="${height}"/>
${drawn.join('\n')}
</svg>
`;
}

function panelSvg({ title, unit, curves }: Panel): string {
  const sizes = [...new Set(curves.flatMap(({ points }) => points.map(({ size }) => size)))].sort(
    (a, b) => a - b,
  );
  const top = roundUp(Math.max(...curves.flatMap(({ points }) => points.map(({ value }) => value)), 0));
  const x = horizontalOf(sizes);
  const y = (value: number) => MARGIN.top + INNER.height * (1 - value / top);
  return [
    `<text class="title" x="${MARGIN.left}" y="18">${escaped(`${title} (${unit})`)}</text>`,
    ...[0, top / 2, top].map((value) => levelSvg(value, y(value))),
    ...sizes.map(
      (size) =>
        `<text x="${near(x(size))}" y="${HEIGHT - MARGIN.bottom + 16}" text-anchor="middle">${sizeText(size)}</text>`,
    ),
    ...curves.map((curve, index) => curveSvg(curve, colorOf(index), x, y)),
    legendSvg(curves),
  ].join('\n');
}

function levelSvg(value: number, y: number): string {
  return (
    `<line class="grid" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${near(y)}" y2="${near(y)}"/>` +
    `<text x="${MARGIN.left - 6}" y="${near(y + 4)}" text-anchor="end">${valueText(value)}</text>`
  );
}

function curveSvg(
  { name, points }: Curve,
  color: string,
  x: (size: number) => number,
  y: (value: number) => number,
): string {
  const places = points.map(({ size, value }) => ({ at: `${near(x(size))},${near(y(value))}`, size, value }));
  const dots = places.map(({ at, size, value }) => {
    const [cx, cy] = at.split(',');
    const told = `${name}, ${sizeText(size)}: ${valueText(value)}`;
    return `<circle cx="${cx}" cy="${cy}" r="3" fill="${color}"><title>${escaped(told)}</title></circle>`;
  });
  const line = places.map(({ at }) => at).join(' ');
  return `<polyline points="${line}" fill="none" stroke="${color}" stroke-width="1.5"/>${dots.join('')}`;
}

function legendSvg(curves: readonly Curve[]): string {
  let left = MARGIN.left;
  const entries = curves.map(({ name }, index) => {
    const at = left;
    left += 22 + name.length * 6;
    return `<rect x="${at}" y="28" width="10" height="3" fill="${colorOf(index)}"/><text x="${at + 14}" y="33">${escaped(name)}</text>`;
  });
  return entries.join('');
}

/** By the logarithm; the middle where there is one size only. */
function horizontalOf(sizes: readonly number[]): (size: number) => number {
  const place = (size: number) => (size === 0 ? EMPTY_AT : Math.log10(size));
  const [first, last] = [place(sizes[0] ?? 0), place(sizes.at(-1) ?? 0)];
  return (size) =>
    MARGIN.left + INNER.width * (last === first ? 0.5 : (place(size) - first) / (last - first));
}

/** The next of 1, 2, 4, 5, 10 times a power of ten. */
function roundUp(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 4, 5].find((step) => step * power >= value) ?? 10);
}

function colorOf(index: number): string {
  return COLORS[index % COLORS.length] ?? '#888';
}

function near(place: number): string {
  return place.toFixed(1);
}

function valueText(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

function sizeText(size: number): string {
  return size.toLocaleString('en');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
