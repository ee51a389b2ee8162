/** Where libfaketime lies; undefined where it is not installed. */
export function faketimeLibrary(): string | undefined;
