import { homedir } from 'node:os';
import { join } from 'node:path';
import type { ServiceDescription, SystemService } from './system-service.ts';

/**
 * A unit of the person's own, which needs no administrator: the data are a person's, and so is the key of their secrets.
 * Lingering lets it start with the computer, before anybody signs in.
 *
 * @param args what is run, before the data folder
 */
function systemdUnit(unit: string, description: string, args: readonly string[]): SystemService {
  return {
    name: 'systemd',
    file: () => join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'systemd', 'user', unit),
    text: (described) => unitText(described, description, args),
    end: () => ['systemctl', '--user', 'stop', unit],
    install: () => [
      ['systemctl', '--user', 'daemon-reload'],
      ['systemctl', '--user', 'enable', '--now', unit],
      ['loginctl', 'enable-linger'],
    ],
    remove: () => [['systemctl', '--user', 'disable', '--now', unit]],
    status: () => ['systemctl', '--user', '--no-pager', 'status', unit],
  };
}

export const systemd = systemdUnit('mostrador.service', 'Mostrador: documentos electrónicos del SRI', [
  'serve',
]);

/** That of a head office, which is started with these options. */
export const headSystemd = (options: readonly string[]): SystemService =>
  systemdUnit('mostrador-matriz.service', 'Mostrador: la matriz de varias cajas', [
    'head',
    'serve',
    ...options,
  ]);

/**
 * Codes that another start would end with too are not tried again (docs/command-line.md). The stop is given longer than
 * what is in hand takes; a head office's PostgreSQL takes longest.
 */
function unitText(
  { command, dataDir }: ServiceDescription,
  description: string,
  args: readonly string[],
): string {
  return `[Unit]
Description=${description}
After=network.target

[Service]
ExecStart=${[...command, ...args, '--data', dataDir].map(quoted).join(' ')}
Restart=on-failure
RestartSec=5
RestartPreventExitStatus=2 3 4 5 7 8 9 10 11
TimeoutStopSec=90
NoNewPrivileges=true
UMask=0077

[Install]
WantedBy=default.target
`;
}

/** As systemd reads an argument of a command: its specifiers and variables are taken as they are written. */
function quoted(argument: string): string {
  const escaped = argument.replace(/[\\"]/g, '\\$&').replaceAll('%', '%%').replaceAll('$', '$$$$');
  return /^[\w@+=:,./-]+$/.test(argument) ? argument : `"${escaped}"`;
}
