import { homedir } from 'node:os';
import { join } from 'node:path';
import { escapeXml } from './escape-xml.ts';
import type { ServiceDescription, SystemService } from './system-service.ts';

const label = 'ec.mostrador';
const domain = () => `gui/${process.getuid?.() ?? 0}`;
const file = () => join(homedir(), 'Library', 'LaunchAgents', `${label}.plist`);

/** Without it launchd takes no other description of an agent that it has. */
function bootOut(): readonly string[] {
  return ['launchctl', 'bootout', `${domain()}/${label}`];
}

/** An agent of the person's own: it starts when the person signs in. */
export const launchd: SystemService = {
  name: 'launchd',
  file,
  text: agentText,
  end: bootOut,
  install: () => [['launchctl', 'bootstrap', domain(), file()]],
  remove: () => [bootOut()],
  status: () => ['launchctl', 'print', `${domain()}/${label}`],
};

export function agentText({ command, dataDir }: ServiceDescription): string {
  const args = [...command, 'serve', '--data', dataDir].map(
    (arg) => `    <string>${escapeXml(arg)}</string>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>${label}</string>
  <key>ProgramArguments</key>
  <array>
${args.join('\n')}
  </array>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <dict>
    <key>SuccessfulExit</key>
    <false/>
  </dict>
  <key>ProcessType</key>
  <string>Background</string>
  <key>Umask</key>
  <integer>63</integer>
</dict>
</plist>
`;
}
