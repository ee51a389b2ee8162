import { spawnSync } from 'node:child_process';

/**
 * Opens a file with the `age` of the system, which takes a passphrase from a terminal alone: Python gives it one. The
 * bytes it wrote, or its complaint.
 */
export function openWithAge(
  file: string,
  out: string,
  passphrase: string,
): { status: number | null; output: string } {
  const { status, stdout } = spawnSync('python3', ['-c', AT_A_TERMINAL, file, out], {
    input: passphrase,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, output: stdout };
}

const AT_A_TERMINAL = `
import os, pty, sys
file, out = sys.argv[1:]
passphrase = sys.stdin.read()
child, terminal = pty.fork()
if child == 0:
    os.execvp('age', ['age', '--decrypt', '--output', out, file])
output = b''
typed = False
while True:
    try:
        chunk = os.read(terminal, 1024)
    except OSError:
        break
    if not chunk:
        break
    output += chunk
    if not typed and b'assphrase' in output:
        typed = True
        os.write(terminal, passphrase.encode() + b'\\n')
sys.stdout.write(output.decode(errors='replace'))
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
`;
