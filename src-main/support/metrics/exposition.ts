/** A metric and what it is at the moment, each sample by its labels. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly samples: readonly Sample[];
}

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Prometheus' text format 0.0.4; a metric without samples is left out. */
export function expositionOf(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ labels, value }) => `${name}${labels ? labelsOf(labels) : ''} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

function labelsOf(labels: Readonly<Record<string, string>>): string {
  // The escapes of a label's value are among those of JSON, and control characters are in none of ours.
  return `{${Object.entries(labels)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(',')}}`;
}
