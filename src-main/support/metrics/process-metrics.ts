import type { Metric } from './exposition.ts';

/** Of this process, by the names that every exporter gives them. */
export function processMetrics(version: string): readonly Metric[] {
  const { user, system } = process.cpuUsage();
  return [
    {
      name: 'mostrador_build_info',
      help: 'The program that answers.',
      type: 'gauge',
      samples: [{ labels: { version, node: process.versions.node, platform: process.platform }, value: 1 }],
    },
    {
      name: 'process_start_time_seconds',
      help: 'When the process started.',
      type: 'gauge',
      samples: [{ value: performance.timeOrigin / 1000 }],
    },
    {
      name: 'process_cpu_seconds_total',
      help: 'Time of the processor that the process used.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory the process holds.',
      type: 'gauge',
      samples: [{ value: process.memoryUsage.rss() }],
    },
  ];
}
