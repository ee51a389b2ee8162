import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { agentText } from '../../../src-main/cli/system-service/launchd.ts';
import { thisProgram } from '../../../src-main/cli/system-service/system-service.ts';
import { headSystemd, systemd } from '../../../src-main/cli/system-service/systemd.ts';
import { taskText } from '../../../src-main/cli/system-service/task-scheduler.ts';

const described = {
  command: ['/opt/Mostrador & Cía/mostrador'],
  dataDir: '/home/ana/Mis datos <1>',
};

describe('the program that is kept running', () => {
  const desktop = { versions: { electron: '45.0.0' }, argv: ['', 'service', 'install'] };

  it('is the installed desktop alone, or Node with the file it was given', () => {
    const execPath = '/opt/Mostrador/mostrador';
    expect(thisProgram({ ...desktop, execPath, env: {} })).toEqual([execPath]);
    const argv = ['/usr/bin/node', '/srv/cli.cjs', 'service'];
    const byNode = { versions: {}, execPath: '/usr/bin/node', argv, env: { APPIMAGE: '/other.AppImage' } };
    expect(thisProgram(byNode)).toEqual(['/usr/bin/node', '/srv/cli.cjs']);
  });

  it('is the script that a package of Linux starts it with', () => {
    const env = { MOSTRADOR_LAUNCHER: '/opt/Mostrador/mostrador' };
    const execPath = '/opt/Mostrador/mostrador-desktop';
    expect(thisProgram({ ...desktop, execPath, env })).toEqual([env.MOSTRADOR_LAUNCHER]);
  });

  it('is the file of an AppImage, not the folder that is gone when the command ends', () => {
    const mounted = '/tmp/.mount_MostrAbc/mostrador';
    const env = { APPIMAGE: '/home/ana/Mostrador.AppImage', MOSTRADOR_LAUNCHER: mounted };
    const execPath = `${mounted}-desktop`;
    expect(thisProgram({ ...desktop, execPath, env })).toEqual([env.APPIMAGE]);
  });
});

describe('what keeps the program running', () => {
  it('is an agent of macOS whose words are those of the command', () => {
    using agent = XmlDocument.fromString(agentText(described));
    const args = agent.find('//array/string').map((arg) => arg.content);
    expect(args).toEqual([...described.command, 'serve', '--data', described.dataDir]);
  });

  it('is a task of Windows that starts with the computer, without a password', () => {
    using task = XmlDocument.fromString(
      taskText(described, 'ANA-PC\\ana').replace('\uFEFF', '').replace('UTF-16', 'UTF-8'),
    );
    const text = (name: string) => task.get(`//t:${name}`, { t: task.root.namespaceUri })?.content;
    expect(text('Command')).toBe(described.command[0]);
    expect(text('Arguments')).toBe(`"serve" "--data" "${described.dataDir}"`);
    expect(text('UserId')).toBe('ANA-PC\\ana');
    expect(text('LogonType')).toBe('S4U');
  });

  it('is a unit of systemd that takes every word as it is written', () => {
    const unit = systemd.text({ command: ['/usr/bin/mostrador'], dataDir: '/srv/50% "x" $HOME' });
    expect(unit).toContain('ExecStart=/usr/bin/mostrador serve --data "/srv/50%% \\"x\\" $$HOME"\n');
  });

  it('is a unit of its own for a head office, beside that of a till', () => {
    const [till, head] = [systemd, headSystemd(['--port', '7443', '--embedded'])];
    const text = head.text({ command: ['/usr/bin/mostrador'], dataDir: '/srv/matriz' });
    expect(text).toContain(
      'ExecStart=/usr/bin/mostrador head serve --port 7443 --embedded --data /srv/matriz\n',
    );
    expect([till, head].map(({ file }) => file({ command: [], dataDir: '' }).split('/').at(-1))).toEqual([
      'mostrador.service',
      'mostrador-matriz.service',
    ]);
  });
});
