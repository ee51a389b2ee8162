/** New versions of the program. */
export const updates = {
  title: 'Updates',
  version: 'Installed version',
  intro:
    'New versions are looked for and downloaded by themselves. Nothing is installed unless you ask for it.',
  noFeed: 'This program has no place to look for new versions: install them from a file.',
  inBrowser: 'Updates are installed in the desktop program, on the computer where it is.',
  cannot: 'This installation does not update itself: install the new version over it.',
  channel: 'Versions offered',
  channelName: { latest: 'Everybody’s', beta: 'Early ones' },
  channelHint: 'Early ones come sooner, for those who like to try them.',
  check: 'Look now',
  fromFile: 'Install from a file…',
  phase: {
    idle: 'Not looked for yet',
    checking: 'Looking…',
    up_to_date: 'There is no newer version',
    downloading: 'Downloading version {{version}}: {{percent}} %',
    ready: 'Version {{version}} is ready',
    installing: 'Installing version {{version}}…',
  },
  notes: 'What it brings',
  install: 'Install and restart',
  installHint: 'It takes a minute. Meanwhile nothing can be sold on this computer.',
  obstacles: 'It cannot be installed yet',
  openCashSession: 'A cash session is open: close it first.',
  waitingDocuments_one: 'One document waits for the SRI’s answer.',
  waitingDocuments_other: '{{count}} documents wait for the SRI’s answer.',
  failure: {
    unreachable: 'The place of the updates could not be reached',
    not_genuine: 'An update that is not its maker’s was refused',
    unusable_file: 'That file brings no newer version for this computer',
    no_room: 'The disk has no room to keep the present version before it is changed',
    not_installed: 'The update did not get installed',
  },
  failureHint: {
    unreachable: 'It is tried again in some hours. You can go on selling.',
    not_genuine:
      'It may be damaged, or somebody changed it. Look again, or ask who installed Mostrador for the file.',
    unusable_file: 'Ask for the “.mostrador” file of the new version for this system.',
    no_room: 'Free some room and try again.',
    not_installed: 'The version before goes on, with its data. Try again.',
  },
  putBack: 'This version was put back',
  putBackHint:
    'Version {{version}} could not open the data. Everything is as it was and you can sell. That version is not offered any more; the next one is.',
};
