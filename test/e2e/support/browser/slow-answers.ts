/** How late the answers of a service are held back, in milliseconds at most; undefined where they are not. */
const stated = process.env.TEST_SLOW_ANSWERS_MS;

export const slowAnswersMs = stated === undefined ? undefined : Number(stated);

/**
 * Runs in the page: requests leave late and their answers arrive late, each by a part of `mostMs` that is the same in every
 * run. What a test does not wait for, and what the window loses meanwhile, shows.
 */
export function slowAnswers(mostMs: number): void {
  const send = window.fetch.bind(window);
  let count = 0;
  const late = (factor: number) =>
    new Promise((resolve) => window.setTimeout(resolve, (((count * factor) % 100) / 100) * mostMs));
  window.fetch = async (...request) => {
    count += 1;
    await late(7919);
    const answer = await send(...request);
    await late(104_729);
    return answer;
  };
}
