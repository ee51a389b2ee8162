/**
 * What the program must reach (design.md §9): each row of that table, and where it asks for several things, each of
 * them. A finding of a benchmark names the one it answers.
 */
export const goals = {
  signing: { work: 'sign an invoice of ten lines, its XML built', goal: '≥ 0.80 × raw RSA-2048 of one core' },
  signing_others: { work: 'sign, beside ec-sri-invoice-signer', goal: '≥ 100 × as many' },
  issuing: { work: 'POST invoices, 16 clients, a million stored', goal: '≥ 0.25 × a bare durable handler' },
  issuing_alone: { work: 'a lone POST beside a queue, an import, backups', goal: 'p99 < 10 ms' },
  drain: { work: 'drain the queue, authority of 200 ms', goal: '≥ 0.9 × concurrency ÷ latency' },
  drain_memory: { work: 'memory while the queue drains', goal: 'does not grow' },
  page: { work: 'a page of a list or search at a million', goal: 'p50 < 10 ms, worst < 100 ms' },
  total: { work: 'an exact total at a million', goal: 'p50 < 30 ms, worst < 250 ms' },
  page_few: { work: 'a page at 100,000', goal: '< 20 ms' },
  total_few: { work: 'an exact total at 100,000', goal: '< 20 ms' },
  storage: { work: 'storage of a document, all in', goal: '≤ 5 KB' },
  storage_exact: { work: 'bytes that were stored come back', goal: 'all of them' },
  import: { work: 'import 10,000 authorized XML, verified', goal: '≥ 500 documents/s' },
  ride: { work: 'RIDE, A4', goal: '≥ 100 pages/s on a core' },
  ride_first: { work: 'RIDE, the first of a process', goal: '≤ 200 ms' },
  start: { work: 'first request answered, a million stored', goal: '≤ 20 × an empty Node process' },
  command: { work: 'mostrador status beside a running service', goal: '≤ 10 × an empty Node process' },
  rest_memory: { work: 'at rest, headless: resident memory', goal: '≤ 120 MB' },
  rest_processor: { work: 'at rest, headless: processor', goal: '≤ 0.5 % of a core' },
  package_deb: { work: '.deb: installed, beside its Electron', goal: '≤ + 40 MB' },
  package_appimage: { work: 'AppImage: on the disk, beside its Electron', goal: '≤ + 40 MB' },
  window_scan: { work: 'scan to line, 50,000 products', goal: '< 50 ms' },
  window_charge: { work: 'charge to ready, 50,000 products', goal: '< 200 ms' },
  window_list: { work: 'list of documents opened, a million', goal: '< 300 ms' },
  window_list_filter: { work: 'list filtered by kind, a million', goal: '< 300 ms' },
  window_list_search: { work: 'list searched, a million', goal: '< 300 ms' },
  window_list_end: { work: 'list scrolled to its end, a million', goal: '< 300 ms' },
  window_home: { work: 'home page opened, a million', goal: '< 300 ms' },
  window_report: { work: 'report of a month opened, a million', goal: '< 300 ms' },
} as const;

export type GoalName = keyof typeof goals;

export const goalNames = Object.keys(goals).filter((name): name is GoalName => name in goals);
