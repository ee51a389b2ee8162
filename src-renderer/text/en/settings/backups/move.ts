import type { Text } from '../../../text.ts';

export const move: Text['move'] = {
  title: 'Move to another computer',
  intro:
    'The whole business goes in one encrypted file: documents, settings, signature and numbers. The other computer goes on with the next number. This one issues and sends nothing live any more; what is here can be seen and printed.',
  file: 'File',
  chooseFile: 'Choose where the file of the business goes',
  fileHint: 'Its full path, ending in .age: on a USB stick, for instance.',
  passphrase: 'Passphrase of the file',
  passphraseAgain: 'The same, once more',
  start: 'Move the business',
  question: 'Move the business? From now on this computer issues and sends nothing live.',
  caution:
    'The file is good for seven days and for one computer: opened on two, numbers would be given twice.',
  writing: 'The file is written, and read again to check it: {{size}}. Nothing is issued here now.',
  cancel: 'Cancel and go on here',
  movingTitle: 'The business is moving to another computer',
  movedTitle: 'The business is on another computer',
  movedSince: 'The business is on another computer since {{at}}',
  movedText: 'Nothing live is issued or sent here. What was waiting to be sent is sent by the other.',
  openIt: 'Open it there with “Recover a backup”, within seven days.',
  openFile: 'Open it there with “Recover a backup” and the file {{file}}, within seven days.',
  failed: 'The business did not move: it goes on issuing here',
  see: 'See',
  undo: 'Undo the move',
  undoConfirm: 'It was never opened: undo',
  undoQuestion:
    'Was the file never opened on another computer? Nobody else can know. The numbers come back to this one, and before issuing you say with which each series goes on.',
  undoCaution:
    'If it was opened, do not undo it: numbers would be given twice. Delete the file if you undo it.',
};
