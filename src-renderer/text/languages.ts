/** Languages of the window; the first is the one of a fresh install. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
