import type { PrinterConnection } from '../../../contract/printing/printer.ts';
import { ecuadorTimestamp } from '../../../documents/values/ecuador-time.ts';
import type { StoredPrinter } from '../printers/printer-store.ts';

const paperNames = { roll80: 'Rollo de 80 mm', roll58: 'Rollo de 58 mm', a4: 'Hoja A4' } as const;

/** The lines of a test page about its printer. */
export function testFacts({ name, connection, paper }: StoredPrinter, at: Date): readonly string[] {
  const [date = '', time = ''] = ecuadorTimestamp(at).split('T');
  return [name, addressOf(connection), paperNames[paper], `${date} ${time.slice(0, 8)}`];
}

function addressOf(connection: PrinterConnection): string {
  switch (connection.type) {
    case 'network':
      return `${connection.host}, puerto ${connection.port}`;
    case 'device':
      return connection.path;
    case 'queue':
      return `Cola ${connection.name}`;
  }
}
