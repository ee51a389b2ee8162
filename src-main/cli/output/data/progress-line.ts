import type { OpeningStep } from '../../../backup/archive/open-archive.ts';
import { translate } from '../../../process/language.ts';

/** One line of a terminal that says how far something is, over and over; nothing where nobody looks. */
export function progressLine(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr) {
  const write = (text: string): void => {
    if (stream.isTTY) stream.write(`\r\u001b[K${text}`);
  };
  return {
    show: write,
    /** Leaves the line to what is written next. */
    clear: (): void => write(''),
  };
}

/** How far a backup is that is opened. */
export function openingText(step: OpeningStep): string {
  if (step.stage === 'checking') return checkingText();
  const percent = step.total > 0 ? Math.floor((step.done / step.total) * 100) : 0;
  return translate({ es: `Abriendo el respaldo: ${percent} %`, en: `Opening the backup: ${percent} %` });
}

function checkingText(): string {
  return translate({ es: 'Leyendo todas sus páginas…', en: 'Reading all its pages…' });
}

/** The same of one that a service tests, which shows the bytes it has so far. */
export function testingText({
  stage,
  bytes = 0,
}: {
  readonly stage: string;
  readonly bytes?: number | undefined;
}): string {
  const size = megabytes(bytes);
  switch (stage) {
    case 'fetching':
      return translate({ es: `Trayendo el respaldo: ${size}`, en: `Fetching the backup: ${size}` });
    case 'opening':
      return translate({ es: `Abriendo el respaldo: ${size}`, en: `Opening the backup: ${size}` });
    default:
      return checkingText();
  }
}

/** `12.5 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
