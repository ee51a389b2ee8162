import { logLine } from './lib/log-line.mjs';
import { reportFailures, SetupFailure } from './setup/setup-failure.mjs';
import { npmJson } from './supply/npm-json.mjs';

// `npm run audit`: known vulnerabilities of the packages that ship, as the registry knows them. Where it does not answer that is printed,
// with exit code 0: nothing was found out. One that is high or critical is an exit code of 1.

await reportFailures(async () => {
  const report = npmJson(['audit', '--omit=dev', '--workspaces=false', '--json']);
  const vulnerabilities = report.metadata?.vulnerabilities;
  if (vulnerabilities === undefined) {
    logLine(
      `el registro no respondió; nada se comprobó: ${report.message ?? report.error?.summary ?? report.error?.code ?? ''}`,
    );
    return;
  }
  for (const { name, severity, range } of Object.values(report.vulnerabilities))
    logLine(`${severity}: ${name} ${range}`);
  if (vulnerabilities.high + vulnerabilities.critical > 0)
    throw new SetupFailure('hay vulnerabilidades altas o críticas');
  logLine(`${vulnerabilities.total} vulnerabilidades conocidas, ninguna alta`);
});
