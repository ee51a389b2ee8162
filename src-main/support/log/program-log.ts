import { type Logger, pino } from 'pino';
import { makeLogFile } from './log-file.ts';
import { redactAll } from './redact.ts';

/**
 * The log of a program that runs on a data folder: a JSON object a line, on standard error and in the files of `folder`.
 * Whatever a line carries, also in the message of somebody else's error, it names no secret and nobody.
 */
export function makeProgramLog({
  name,
  folder,
  standardError = pino.destination({ fd: 2, sync: true }),
}: {
  readonly name: string;
  readonly folder: string;
  readonly standardError?: { write(line: string): void };
}): Logger {
  const file = makeLogFile({ folder });
  return pino(
    { name, hooks: { streamWrite: (line) => `${JSON.stringify(redactAll(JSON.parse(line), []))}\n` } },
    {
      write(line: string) {
        standardError.write(line);
        file.write(line);
      },
    },
  );
}
