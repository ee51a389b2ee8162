import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inOneGrammar } from '../../../src-main/cli/input/old-forms.ts';
import { cliShell } from '../../support/cli/cli-shell.ts';
import { runCli, runCliProcess } from '../../support/cli/run-cli.ts';
import { startProgram } from '../../support/service/run-program.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();

describe('one grammar', () => {
  it('takes the short and older forms wherever options of the whole line stand', () => {
    const now = (line: string) => inOneGrammar(line.split(' ')).join(' ');
    expect(now('--data show --json show 12')).toBe('--data show --json documents show 12');
    expect(now('import a.zip')).toBe('imports start a.zip');
    expect(now('documents show show')).toBe('documents show show');
    expect(now('--json')).toBe('--json');
  });

  it('answers a mistyped data folder in words, and makes nothing there', async () => {
    const nowhere = join(services.newFolder(), 'mistyped');
    const { exitCode, stderr } = await runCli(nowhere, ['keys', 'create', '--environment', 'sandbox']);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: `En ${nowhere} no hay datos de Mostrador: revise --data. Una carpeta nueva la hacen «serve», «setup» y la ventana.\n`,
    });
    expect(existsSync(nowhere)).toBe(false);
  });

  it('ends quietly where the reader stops before the end', async () => {
    const { child, ended } = startProgram('cli', {
      args: ['--data', services.newFolder(), 'completion', 'bash'],
    });
    child.stdout?.destroy();
    expect(await ended).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it('shows, keeps and takes back settings', async () => {
    const { dataDir } = await services.start();
    const cli = cliShell(dataDir);
    expect(await cli.text('config', 'set', 'log_level=warn', 'rate_limit=off')).toBe(
      'rate_limit = off\nlog_level = warn\n',
    );
    expect(await cli.text('config', 'get', 'rate_limit')).toBe('off\n');
    expect(await cli.text('config', 'set', 'rate_limit=')).toBe('rate_limit = (de fábrica)\n');
    expect(await cli.json('config', 'list')).toEqual({ object: 'settings', log_level: 'warn' });
    expect((await cli.fails('config', 'set', 'nada=1')).stderr).toMatch(/^«nada=1» no se entiende/);
    expect((await cli.fails('config', 'set', 'port=muchos')).stderr).toContain(
      'Debe ser un número de puerto.',
    );
  });
});

describe('completion', () => {
  const asked = (line: string) => {
    const args = line.split(' ');
    return `COMP_WORDS=(${args.map((arg) => `'${arg}'`).join(' ')}); COMP_CWORD=${args.length - 1}; _mostrador; echo "\${COMPREPLY[*]}"`;
  };

  it('completes nouns, verbs, options and what either may be in bash, and leaves files to the shell', async () => {
    const { stdout: script } = await runCli(services.newFolder(), ['completion', 'bash']);
    const lines = {
      'mostrador docu': 'documents',
      'mostrador documents sh': 'show',
      'mostrador --json keys create --sc': '--scope',
      'mostrador --data keys documents sh': 'show',
      'mostrador keys create --environment ': 'sandbox test live',
      'mostrador --lang e': 'es en',
      'mostrador documents list --status auth': 'authorized',
      'mostrador documents issue inv': 'invoice',
      'mostrador documents issue invoice ': '',
      'mostrador documents issue invoice sale.json --env': '--environment',
      'mostrador backups create copia.age --passphrase-file ': '',
    };
    const asking = Object.keys(lines).map(asked).join('\n');
    const { stdout, stderr } = spawnSync('bash', ['-c', `${script}\n${asking}`], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.split('\n').slice(0, -1)).toEqual(Object.values(lines));
  });

  it('is there for zsh and PowerShell', async () => {
    const folder = services.newFolder();
    expect((await runCli(folder, ['completion', 'zsh'])).stdout).toContain('bashcompinit');
    expect((await runCli(folder, ['completion', 'powershell'])).stdout).toContain(
      "'documents' = @{ verbs = 'issue preview",
    );
  });
});

const analyzes = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.runIf(process.platform === 'linux')('service install', () => {
  it.skipIf(!analyzes)('describes a unit that systemd takes, with any folder', async () => {
    const folder = services.newFolder();
    const data = join(folder, 'datos de "Ana" 100% $HOME');
    const { stdout } = await runCli(data, ['service', 'install', '--print']);
    const unit = join(folder, 'mostrador.service');
    writeFileSync(unit, stdout);
    const verified = spawnSync('systemd-analyze', ['verify', '--user', unit], {
      encoding: 'utf8',
      env: { ...process.env, XDG_RUNTIME_DIR: folder },
    });
    expect({ status: verified.status, stderr: verified.stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('ends what was installed before, which would go on with its own program and folder', async () => {
    const folder = services.newFolder();
    const asked = join(folder, 'asked');
    for (const name of ['systemctl', 'loginctl']) {
      const script = `#!/bin/sh\necho "${name} $@" >>"${asked}"\n[ "$2" != stop ]\n`;
      writeFileSync(join(folder, name), script, { mode: 0o755 });
    }
    const env = { PATH: `${folder}:${process.env.PATH}`, XDG_CONFIG_HOME: folder };
    const { exitCode } = await runCliProcess(folder, ['service', 'install'], env);
    expect(exitCode).toBe(0);
    expect(readFileSync(asked, 'utf8').split('\n').slice(0, 3)).toEqual([
      'systemctl --user stop mostrador.service',
      'systemctl --user daemon-reload',
      'systemctl --user enable --now mostrador.service',
    ]);
  });
});
