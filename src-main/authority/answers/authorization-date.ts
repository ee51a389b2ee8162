/** Continental Ecuador has kept UTC−05:00 all year since 1993; the services stamp in it. */
const ecuadorOffset = '-05:00';

const isoForm = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:\d{2})?$/u;
const localForm = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/u;

/**
 * `fechaAutorizacion` as an ISO 8601 instant with its offset, or null when it is none. The services write ISO
 * with −05:00; older answers and saved files write `dd/MM/yyyy HH:mm:ss`, Ecuador's time without saying so.
 */
export function parseAuthorizationDate(text: string): string | null {
  const iso = isoForm.exec(text);
  if (iso !== null) {
    const [, year = '', month = '', day = '', time = '', offset = ecuadorOffset] = iso;
    return instantOf(`${year}-${month}-${day}`, time, offset);
  }
  const local = localForm.exec(text);
  if (local !== null) {
    const [, day = '', month = '', year = '', time = ''] = local;
    return instantOf(`${year}-${month}-${day}`, time, ecuadorOffset);
  }
  return null;
}

function instantOf(day: string, time: string, offset: string): string | null {
  // Date.parse lets 31 February pass into March; a day that does not read back is not a day.
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return null;
  const instant = `${day}T${time}${offset}`;
  return Number.isNaN(Date.parse(instant)) ? null : instant;
}
