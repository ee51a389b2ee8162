import { userInfo } from 'node:os';
import { join } from 'node:path';
import { translate } from '../../process/language.ts';
import { escapeXml } from './escape-xml.ts';
import type { ServiceDescription, SystemService } from './system-service.ts';

const task = 'Mostrador';

/**
 * Windows runs as a service only programs that talk to its service manager, which a Node program does not. A task that starts
 * with the computer, in the name of the person and without a session of theirs (S4U), does what a shop needs of a
 * service, with nothing of somebody else's to install.
 */
export const taskScheduler: SystemService = {
  name: translate({ es: 'Programador de tareas', en: 'Task Scheduler' }),
  file: ({ dataDir }) => join(dataDir, 'mostrador-task.xml'),
  text: taskText,
  encoding: 'utf16le',
  end: () => ['schtasks', '/End', '/TN', task],
  install: (described) => [
    ['schtasks', '/Create', '/F', '/TN', task, '/XML', taskScheduler.file(described)],
    ['schtasks', '/Run', '/TN', task],
  ],
  remove: () => [taskScheduler.end(), ['schtasks', '/Delete', '/F', '/TN', task]],
  status: () => ['schtasks', '/Query', '/TN', task, '/V', '/FO', 'LIST'],
};

/** The file begins with the mark that tells UTF-16, which the scheduler asks for. */
export function taskText({ command, dataDir }: ServiceDescription, user = userInfo().username): string {
  const [program = '', ...first] = command;
  const args = [...first, 'serve', '--data', dataDir].map((arg) => `"${arg}"`).join(' ');
  return `\uFEFF<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo>
    <Description>Mostrador: documentos electrónicos del SRI</Description>
  </RegistrationInfo>
  <Triggers>
    <BootTrigger />
  </Triggers>
  <Principals>
    <Principal id="Author">
      <UserId>${escapeXml(user)}</UserId>
      <LogonType>S4U</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <RestartOnFailure>
      <Interval>PT1M</Interval>
      <Count>10</Count>
    </RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>${escapeXml(program)}</Command>
      <Arguments>${escapeXml(args)}</Arguments>
    </Exec>
  </Actions>
</Task>
`;
}
