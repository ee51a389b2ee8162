/** The older Electron of `../shared/tools`; undefined where it is not to be had. */
export function olderElectron(): string | undefined;

/** The same without the program that stands in it to open others. */
export function bareOlderElectron(): { folder: string; version: string } | undefined;
