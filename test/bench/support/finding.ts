import { z } from 'zod';
import { goalNames } from './goals.ts';

/** A line of what a benchmark found. */
export const finding = z.strictObject({
  what: z.string(),
  /** As it is shown. */
  value: z.string(),
  /** What it should be, and whether it is. */
  goal: z.strictObject({ text: z.string(), reached: z.boolean() }).exactOptional(),
  /** The goal of design.md §9 that it answers: it stands in the summary of all. */
  row: z.enum(goalNames).exactOptional(),
  /** The same as numbers: what was measured, in which unit, between which extremes of the rounds. */
  measured: z.number().exactOptional(),
  unit: z.string().exactOptional(),
  spread: z.strictObject({ least: z.number(), most: z.number() }).exactOptional(),
  /** What was measured beside it in the same run, in the same unit, and how they compare. */
  reference: z.number().exactOptional(),
  ratio: z.number().exactOptional(),
});

export type Finding = Readonly<z.output<typeof finding>>;
