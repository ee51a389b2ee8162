const name = /[a-zA-Z_:][a-zA-Z0-9_:]*/.source;
const label = /[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"/.source;
const comment = new RegExp(`^# (HELP|TYPE) (${name}) (.+)$`);
const sample = new RegExp(
  `^(${name})(?:\\{(${label}(?:,${label})*)\\})? (-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)$`,
);

/**
 * Each sample of a text in Prometheus' format 0.0.4 by its name and labels, as written there.
 *
 * @throws for what a strict reader refuses: a line of another form, a metric in two places, without help or type, with a
 * name that says another type, a sample twice, a last line that does not end
 */
export function readExposition(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error('the last line does not end');
  const samples = new Map<string, number>();
  const descriptions = new Map<string, { help?: string; type?: string }>();
  let current = '';
  for (const line of lines) {
    const [, kind, described = '', rest = ''] = comment.exec(line) ?? [];
    if (kind === 'HELP') {
      if (descriptions.has(described)) throw new Error(`${described} stands in two places`);
      descriptions.set(described, { help: rest });
      current = described;
      continue;
    }
    if (kind === 'TYPE') {
      if (current !== described || !/^(gauge|counter)$/.test(rest)) throw new Error(line);
      if ((rest === 'counter') !== described.endsWith('_total'))
        throw new Error(`${described} is no ${rest}`);
      descriptions.set(described, { ...descriptions.get(described), type: rest });
      continue;
    }
    const [, sampled, labels, value] = sample.exec(line) ?? [];
    if (sampled === undefined) throw new Error(`no sample: ${line}`);
    if (sampled !== current || descriptions.get(sampled)?.type === undefined)
      throw new Error(`not described: ${line}`);
    const key = labels === undefined ? sampled : `${sampled}{${labels}}`;
    if (samples.has(key)) throw new Error(`twice: ${line}`);
    samples.set(key, Number(value));
  }
  return samples;
}
