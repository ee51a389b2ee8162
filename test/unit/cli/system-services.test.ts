import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { agentText } from '../../../src-main/cli/system-service/launchd.ts';
import { unitText } from '../../../src-main/cli/system-service/systemd.ts';
import { taskText } from '../../../src-main/cli/system-service/task-scheduler.ts';

const described = {
  command: ['/opt/Mostrador & Cía/mostrador'],
  dataDir: '/home/ana/Mis datos <1>',
};

describe('what keeps the program running', () => {
  it('is an agent of macOS whose words are those of the command', () => {
    using agent = XmlDocument.fromString(agentText(described));
    const words = agent.find('//array/string').map((word) => word.content);
    expect(words).toEqual([...described.command, 'serve', '--data', described.dataDir]);
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
    const unit = unitText({ command: ['/usr/bin/mostrador'], dataDir: '/srv/50% "x" $HOME' });
    expect(unit).toContain('ExecStart=/usr/bin/mostrador serve --data "/srv/50%% \\"x\\" $$HOME"\n');
  });
});
