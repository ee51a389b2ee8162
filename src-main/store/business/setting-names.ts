/** Settings of an installation that the program keeps for itself; what a person may set is in `contract/settings`. */

/** Names a data folder, so that two computers with the same data are told apart. */
export const INSTALLATION_ID = 'installation_id';

/** The journal that goes with these data. */
export const JOURNAL_ID = 'journal_id';

/** The last mark of that journal up to which these data lack nothing. */
export const JOURNAL_MARK = 'journal_mark';

/** The folder on another disk where the journal and the backups are kept once more. */
export const SECOND_PLACE = 'second_place';
