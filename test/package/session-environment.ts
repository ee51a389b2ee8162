import { execFileSync } from 'node:child_process';

interface SessionCommands {
  set(name: string, value: string): readonly string[];
  unset(name: string): readonly string[];
}

/**
 * Windows and macOS have the desktop start what an update installed, which passes nothing on of the environment that the
 * program before had: only the session's own is there.
 */
export const sessionCommands: Readonly<Partial<Record<NodeJS.Platform, SessionCommands>>> = {
  win32: {
    set: (name, value) => ['setx', name, value],
    unset: (name) => ['reg', 'delete', 'HKCU\\Environment', '/v', name, '/f'],
  },
  darwin: {
    set: (name, value) => ['launchctl', 'setenv', name, value],
    unset: (name) => ['launchctl', 'unsetenv', name],
  },
};

/** Has everything that the desktop starts find these variables, until the answer is called. */
export function setSessionEnvironment(variables: Readonly<Record<string, string>>): () => void {
  const commands = sessionCommands[process.platform];
  if (!commands) return () => {};
  for (const [name, value] of Object.entries(variables)) run(commands.set(name, value));
  return () => {
    for (const name of Object.keys(variables)) run(commands.unset(name));
  };
}

function run([program = '', ...args]: readonly string[]): void {
  execFileSync(program, args, { stdio: 'ignore' });
}
