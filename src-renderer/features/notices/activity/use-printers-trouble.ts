import { useEffect, useState } from 'react';
import { usePrintersInTrouble } from '../../../lib/printing/printers-query.ts';
import { type Activity, activityOfPrinter } from './activity.ts';

/** What keeps printers from printing, since it was first seen here. */
export function usePrintersTrouble(): readonly Activity[] {
  const printers = usePrintersInTrouble();
  const [firstSeen, setFirstSeen] = useState<Readonly<Record<string, string>>>({});
  const troubles = printers.map(({ id, trouble }) => `${id} ${trouble?.code}`);
  const key = troubles.join();
  useEffect(() => {
    const at = new Date().toISOString();
    setFirstSeen((seen) =>
      Object.fromEntries(key === '' ? [] : key.split(',').map((trouble) => [trouble, seen[trouble] ?? at])),
    );
  }, [key]);
  return printers.flatMap((printer) => {
    const at = firstSeen[`${printer.id} ${printer.trouble?.code}`];
    return (at !== undefined && activityOfPrinter(printer, at)) || [];
  });
}
