import { datePresets, periodOf, presetOf } from '../../../lib/date-presets.ts';
import { type DocumentFilter, readFilter, writeFilter } from '../list/filter/document-filter.ts';

/** A period that people name stays what it is called: next month, `this month` is another one. */
const PERIOD = 'fechas';

/** A filter as a view keeps it: as the page's address says it, but for a period that has a name. */
export function viewOf(filter: DocumentFilter, today: string): Record<string, string> {
  const preset = presetOf(filter, today);
  const saved = preset ? { ...filter, from: '', to: '' } : filter;
  return { ...Object.fromEntries(writeFilter(saved)), ...(preset && { [PERIOD]: preset }) };
}

/** The filter that a view is today. */
export function filterOf(view: Readonly<Record<string, string>>, today: string): DocumentFilter {
  const filter = readFilter(new URLSearchParams(view));
  const preset = datePresets.find((one) => one === view[PERIOD]);
  return preset ? { ...filter, ...periodOf(preset, today) } : filter;
}
