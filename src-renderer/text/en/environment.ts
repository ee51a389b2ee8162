import type { Text } from '../text.ts';

export const environment: Text['environment'] = {
  label: 'Environment',
  sandbox: 'Practice',
  test: 'SRI test',
  live: 'Live',
  sandboxHint: 'Nothing leaves this computer. Practise freely.',
  testHint: "Sent to the SRI's testing service. No tax validity.",
  liveHint: 'Real documents, valid for taxes.',
  change: 'Change environment, now {{environment}}',
  goLive: 'Move to Live',
  goLiveQuestion:
    'From now on every document you issue is real: it takes a number that is never used again, is declared to the SRI and counts there. What you practised stays in Practice.',
  goLiveConfirm: 'Yes, work in Live',
  substitute: 'Live documents do not reach the SRI',
  substituteHint:
    'Mostrador was opened to deliver documents to {{url}}. Nothing that is authorized there counts. Close it and open it without MOSTRADOR_AUTHORITY_LIVE_URL.',
};
