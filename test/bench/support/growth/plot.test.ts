import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { type Panel, plotSvg } from './plot.ts';

const panels: readonly Panel[] = [
  {
    title: 'Lists & totals',
    unit: 'ms',
    curves: [
      {
        name: 'a page <of 20>',
        points: [
          { size: 0, value: 0.5 },
          { size: 10_000, value: 1 },
          { size: 1_000_000, value: 1.5 },
        ],
      },
    ],
  },
  { title: 'Start', unit: 'ms', curves: [{ name: 'first answer', points: [{ size: 0, value: 240 }] }] },
];

describe('the plot of the growth', () => {
  it('is well-formed and draws every point of every curve', () => {
    const { elements, texts } = readXml(plotSvg(panels));
    expect(elements.filter(({ name }) => name === 'circle')).toHaveLength(4);
    expect(texts).toContain('a page <of 20>, 10,000: 1');
    expect(texts).toContain('1,000,000');
  });

  it('places sizes by their logarithm, nothing at the left, and values from the foot up', () => {
    const { elements } = readXml(plotSvg(panels.slice(0, 1)));
    const dots = elements.filter(({ name }) => name === 'circle').map(({ attributes }) => attributes);
    const [empty, few, many] = dots.map(({ cx }) => Number(cx));
    expect(few).toBeCloseTo((empty ?? 0) + ((many ?? 0) - (empty ?? 0)) / 3, 0);
    const heights = dots.map(({ cy }) => Number(cy));
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  });

  it('has nowhere a number that is none', () => {
    expect(plotSvg([{ title: 'Nothing yet', unit: 'ms', curves: [] }, ...panels])).not.toMatch(
      /NaN|Infinity/,
    );
  });
});

function readXml(xml: string) {
  const elements: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] = [];
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (problem) => {
    throw problem;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes: { ...attributes } }));
  parser.on('text', (text) => texts.push(text));
  parser.write(xml).close();
  return { elements, texts };
}
