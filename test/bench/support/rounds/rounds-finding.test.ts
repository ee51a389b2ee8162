import { describe, expect, it } from 'vitest';
import { atLeast, atMost, below, exactly } from '../reach.ts';
import { roundsOf } from './rounds.ts';
import { findRatio, findRounds, showMedian } from './rounds-finding.ts';

it('reports what a side gave, between the extremes of its rounds', () => {
  const finding = findRounds('pages/s', roundsOf([310, 290.4, 305]), {
    unit: 'pages/s',
    show: showMedian(0),
  });
  expect(finding).toEqual({
    what: 'pages/s',
    value: '305',
    measured: 305,
    unit: 'pages/s',
    spread: { least: 290.4, most: 310 },
  });
});

it('compares two sides round by round, and holds the middle of that against the goal', () => {
  const finding = findRatio({
    what: 'of the bare handler',
    row: 'issuing',
    unit: 'requests/s',
    side: roundsOf([30, 40, 50]),
    beside: roundsOf([100, 50, 100]),
    decimals: 2,
    goal: (ratio) => atLeast(0.75, ratio),
  });
  expect(finding).toEqual({
    what: 'of the bare handler',
    value: '0.50',
    goal: { text: '≥ 0.75', reached: false },
    row: 'issuing',
    measured: 40,
    reference: 100,
    unit: 'requests/s',
    spread: { least: 30, most: 50 },
    ratio: 0.5,
  });
});

describe('a goal', () => {
  it.each([
    { goal: atLeast(0.9, 0.9, '0.90'), text: '≥ 0.90', reached: true },
    { goal: atLeast(0.9, 0.89), text: '≥ 0.9', reached: false },
    { goal: atMost(50, 50), text: '≤ 50', reached: true },
    { goal: atMost(50, 50.1), text: '≤ 50', reached: false },
    { goal: below(50, 49.9, '50 ms'), text: '< 50 ms', reached: true },
    { goal: below(50, 50), text: '< 50', reached: false },
    { goal: exactly(3, 3), text: '3', reached: true },
    { goal: exactly(3, 2, 'all'), text: 'all', reached: false },
  ])('$goal', ({ goal, text, reached }) => {
    expect(goal).toEqual({ text, reached });
  });
});
