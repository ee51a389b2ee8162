/** Settings of an installation that the program keeps for itself; what a person may set is in `contract/settings`. */

/** Names a data folder, so that two computers with the same data are distinguished. */
export const INSTALLATION_ID = 'installation_id';

/** The journal that goes with these data. */
export const JOURNAL_ID = 'journal_id';

/** The last mark of that journal up to which these data lack nothing. */
export const JOURNAL_MARK = 'journal_mark';

/** Since when the numbers are in another computer; absent while they are here. */
export const MOVED = 'moved';

/** In data that came from another computer, until their first start here: when it stopped giving numbers. */
export const ARRIVAL = 'arrival';

/** The sealed key of the identity that this station had at its head office until it left; base64. */
export const FORMER_STATION_KEY = 'former_station_key';

/** The folder on another disk where the journal and the backups are kept once more. */
export const SECOND_PLACE = 'second_place';

/** The port of the head office that this computer runs beside its till; absent where it runs none. */
export const HOSTED_HEAD_PORT = 'hosted_head_port';

/** The last emission point that was shown with a code of that head office: none is shown twice. */
export const HOSTED_HEAD_POINT = 'hosted_head_point';

/** The emission point that the head office gave this station with its code, `001-002`: its first live series are to be there. */
export const ASSIGNED_POINT = 'assigned_point';
