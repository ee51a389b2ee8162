/** What is behind everything on the window's page (`--canvas` in src-renderer/app/theme.ts), in either scheme. */
export const canvas = { light: '#eef0f1', dark: '#10161a' } as const;
