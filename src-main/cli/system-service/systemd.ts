import { homedir } from 'node:os';
import { join } from 'node:path';
import type { ServiceDescription, SystemService } from './system-service.ts';

const unit = 'mostrador.service';

/**
 * A unit of the person's own, which needs no administrator: the data are a person's, and so is the key of their secrets.
 * Lingering lets it start with the computer, before anybody signs in.
 */
export const systemd: SystemService = {
  name: 'systemd',
  file: () => join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'systemd', 'user', unit),
  text: unitText,
  end: () => ['systemctl', '--user', 'stop', unit],
  install: () => [
    ['systemctl', '--user', 'daemon-reload'],
    ['systemctl', '--user', 'enable', '--now', unit],
    ['loginctl', 'enable-linger'],
  ],
  remove: () => [['systemctl', '--user', 'disable', '--now', unit]],
  status: () => ['systemctl', '--user', '--no-pager', 'status', unit],
};

/**
 * Codes that another start would end with too are not tried again (docs/command-line.md). The stop is given longer than
 * what is in hand takes.
 */
export function unitText({ command, dataDir }: ServiceDescription): string {
  return `[Unit]
Description=Mostrador: documentos electrónicos del SRI
After=network.target

[Service]
ExecStart=${[...command, 'serve', '--data', dataDir].map(quoted).join(' ')}
Restart=on-failure
RestartSec=5
RestartPreventExitStatus=2 3 4 5 7 8
TimeoutStopSec=30
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
