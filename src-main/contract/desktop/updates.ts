/** Versions for every shop, or a little before, for those who try them. Electron's updater names the files of a feed so. */
export const updateChannels = ['latest', 'beta'] as const;
export type UpdateChannel = (typeof updateChannels)[number];

/** Why the last attempt came to nothing. */
export type UpdateFailure =
  /** The update feed did not answer. */
  | 'unreachable'
  /** What was offered was not signed by who makes the program, or was changed on its way. */
  | 'not_genuine'
  /** A file was chosen that is no update, is for another system, or brings nothing newer. */
  | 'unusable_file'
  /** The disk has too little room to keep the version before. */
  | 'no_room'
  /** It was begun and the version did not change. */
  | 'not_installed';

export const updatePhases = ['idle', 'checking', 'up_to_date', 'downloading', 'ready', 'installing'] as const;
export type UpdatePhase = (typeof updatePhases)[number];

/** How the program stands with its updates. */
export interface UpdateState {
  readonly version: string;
  /** Whether this program can change itself: one that runs from its sources, or was built without a key, cannot. */
  readonly canUpdate: boolean;
  /** Whether it knows an update feed to ask. */
  readonly hasFeed: boolean;
  readonly channel: UpdateChannel;
  readonly phase: UpdatePhase;
  readonly failure?: UpdateFailure;
  /** What is being downloaded or ready; `notes` in Spanish, as plain text. */
  readonly offered?: { readonly version: string; readonly notes: string };
  /** Of the download, 0 to 100. */
  readonly percent?: number;
  /** The version that could not open the data, after which this one was put back. */
  readonly putBackFrom?: string;
}

/** What an update waits for: nothing may be lost that a person or the authority has in hand. */
export interface UpdateObstacles {
  readonly openCashSessions: boolean;
  /** Documents without a decision of the authority. */
  readonly waitingDocuments: number;
}
