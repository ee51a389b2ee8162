import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { logLine, secondsSince } from './lib/log-line.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { runQuietly } from './lib/run.mjs';
import { reportFailures, SetupFailure } from './setup/setup-failure.mjs';

// `npm run pack:test`: a stranger's empty folder. The packed program and the packed client are installed there with what
// they need from npm's registry, an invoice is issued with them, and the inspector of the Model Context Protocol looks at
// it. It prints the seconds of each step. `npm test` asks nothing of a registry, and leaves it out.

const inspector = '@modelcontextprotocol/inspector@0.15.0';
const timeoutMs = 15 * 60_000;
const env = { PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH}` };

/**
 * @param {string} data
 * @param {...string} args
 * @returns {[string, string[]]}
 */
function mostrador(data, ...args) {
  return ['npx', ['mostrador', '--data', data, ...args]];
}

/**
 * What a program that must succeed printed.
 *
 * @param {string} cwd
 * @param {string} program
 * @param {readonly string[]} args
 */
async function run(cwd, program, args) {
  const shell = process.platform === 'win32';
  const { exitCode, output } = await runQuietly(program, args, { cwd, env, shell, timeoutMs });
  if (exitCode !== 0) throw new SetupFailure(`${program} ${args.join(' ')}:\n${output}`);
  return output;
}

/**
 * @param {string} cwd
 * @param {string} data
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
async function serve(cwd, data) {
  const command = join('node_modules', 'mostrador', 'bin', 'mostrador.cjs');
  const child = spawn(pinnedNode(), [command, '--data', data, 'serve', '--port', '0'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  if (typeof line !== 'string') throw new SetupFailure('el programa instalado no inicia');
  return {
    url: JSON.parse(line).url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Lists the tools, issues and reads what was issued, as the inspector's command line has it (docs/mcp.md).
 *
 * @param {string} cwd
 * @param {string} data
 * @param {string} keyFile
 */
async function inspect(cwd, data, keyFile) {
  const [npx, mcpArgs] = mostrador(data, 'mcp', '--key-file', keyFile);
  const ask = (/** @type {readonly string[]} */ ...args) =>
    run(cwd, npx, ['--yes', inspector, '--cli', npx, ...mcpArgs, ...args]);
  const call = (/** @type {string} */ tool, /** @type {readonly string[]} */ ...args) =>
    ask('--method', 'tools/call', '--tool-name', tool, ...args.flatMap((one) => ['--tool-arg', one]));
  const answers = {
    issue_document: await ask('--method', 'tools/list'),
    'CONSUMIDOR FINAL) por 2.88 USD: autorizada': await call(
      'issue_document',
      'type=invoice',
      'idempotency_key=venta-2',
      'wait=20',
      `body=${JSON.stringify(invoice)}`,
    ),
    '001-001-000000002': await call('get_document', 'id=001-001-000000002'),
  };
  for (const [wanted, answer] of Object.entries(answers)) {
    if (!answer.includes(wanted)) throw new SetupFailure(`el inspector no mostró «${wanted}»:\n${answer}`);
  }
}

const invoice = {
  buyer: { identification_type: 'consumidor_final' },
  lines: [
    {
      description: 'Café',
      quantity: '1',
      unit_price: '2.50',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
  ],
  payments: [{ method: 'sin_sistema_financiero' }],
};

const issuingProgram = `import { readFileSync } from 'node:fs';
import { accept, createClient } from 'mostrador-client';

const [, , url, keyFile] = process.argv;
const mostrador = createClient({ url, key: readFileSync(keyFile, 'utf8').trim() });
const answer = await mostrador.call('POST /v1/ec/invoices', {
  idempotencyKey: 'venta-1',
  query: { wait: 20 },
  body: ${JSON.stringify(invoice)},
});
console.log(accept(answer).status);
`;

await reportFailures(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-stranger-'));
  const data = join(folder, 'data');
  try {
    const packed = (await run(root, pinnedNode(), ['scripts/pack.mjs', folder])).trim().split('\n').slice(-2);
    const startedAt = performance.now();
    const step = (/** @type {string} */ what) => logLine(`${what}: ${secondsSince(startedAt)}`);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    await run(folder, 'npm', ['install', '--no-audit', '--no-fund', ...packed]);
    step('instalado');
    const { url, stop } = await serve(folder, data);
    try {
      step('sirviendo');
      const output = await run(folder, ...mostrador(data, 'keys', 'create', '--environment', 'sandbox'));
      const keyFile = join(folder, 'clave.txt');
      // What npm has to say comes before it.
      writeFileSync(keyFile, output.trim().split('\n').at(-1) ?? '', { mode: 0o600 });
      writeFileSync(join(folder, 'issue.js'), issuingProgram);
      const status = (await run(folder, pinnedNode(), ['issue.js', url, keyFile])).trim();
      if (status !== 'authorized') throw new SetupFailure(`la factura quedó ${status}`);
      step('primera factura autorizada');
      await inspect(folder, data, keyFile);
      step('visto por MCP');
    } finally {
      await stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
