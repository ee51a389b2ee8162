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
    'From now on every document the shop issues, in whichever window, is real: it takes a number that is never used again, is declared to the SRI and counts there. What you practised stays in Practice. The shop does not go back: to practise, a window leaves Live for a while.',
  goLiveConfirm: 'Yes, work in Live',
  leave: 'Leave Live?',
  leaveQuestion:
    'This window moves to {{environment}}. What you sell here is not valid, does not reach the SRI as a real sale and is not in the till of the shop.',
  leaveCaution:
    'It is written down in Activity. It comes back to Live by itself when you lock, reload or close it, or somebody else signs in.',
  leaveConfirm: 'Yes, leave for {{environment}}',
  comeBack: 'Back to Live',
  banner: {
    sandbox: 'Practice · Simulator',
    test: 'SRI test',
  },
  bannerHint: {
    sandbox: 'Nothing here reaches the SRI or is valid. What you take here is not in the real till.',
    test: "It goes to the SRI's testing service: nothing here is valid. What you take here is not in the real till.",
  },
  substitute: 'Live documents do not reach the SRI',
  substituteHint:
    'Mostrador was opened to deliver documents to {{url}}. Nothing that is authorized there counts. Ask whoever installed it to open it without that address.',
};
