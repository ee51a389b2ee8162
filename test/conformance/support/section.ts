import type { World } from './world.ts';

/** One thing that is checked, and what of the specification it answers for. */
export interface Check {
  /** Names of items of the text, each `section/first-words`. */
  readonly covers: readonly string[];
  readonly title: string;
  run(world: World): Promise<void> | void;
}

/**
 * `together`: all at once. `in_turns`: one after the other, and when nothing else goes on, because they watch what the
 * service does by itself. `on_its_own`: one after the other with a service of their own, beside other sections.
 */
export type Order = 'together' | 'in_turns' | 'on_its_own';

/** The checks of one section of the text. */
export interface Section {
  readonly title: string;
  /** How its checks go beside each other and beside those of other sections. */
  readonly order: Order;
  readonly checks: readonly Check[];
}

export interface SectionOptions {
  /** `together` when left out. */
  readonly order?: Order;
}

/**
 * Declares a check: the items it answers for, by their words where they are in this section and with their section
 * where they are in another; what is true; and how that is seen.
 */
export type DeclareCheck = (covers: string | readonly string[], title: string, run: Check['run']) => void;

/** `name` is that of the section in the text, as its items have it. */
export function section(
  name: string,
  declare: (check: DeclareCheck) => void,
  { order = 'together' }: SectionOptions = {},
): Section {
  const checks: Check[] = [];
  declare((covers, title, run) => {
    const items = typeof covers === 'string' ? [covers] : covers;
    checks.push({
      covers: items.map((item) => (item.includes('/') ? item : `${name}/${item}`)),
      title,
      run,
    });
  });
  return { title: name, order, checks };
}
