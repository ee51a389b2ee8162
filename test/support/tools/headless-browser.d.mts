/** The executable of the headless Chromium that npm brings packed, unpacked once. */
export function headlessBrowser(): Promise<string>;
