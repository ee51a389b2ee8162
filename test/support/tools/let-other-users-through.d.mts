/** Folders that the user `postgres` cannot pass through; none where PostgreSQL runs as this user. */
export function closedFolders(): readonly string[];
/** Lets other users pass through those folders, in continuous integration alone. */
export function letOtherUsersThrough(): void;
