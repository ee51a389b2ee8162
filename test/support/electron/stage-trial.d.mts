/** The built program in a folder of its own, as Electron 25 can run it. */
export function stageTrial(
  folder: string,
  as?: { readonly version?: string | undefined; readonly forOlderElectron?: boolean },
): Promise<void>;
