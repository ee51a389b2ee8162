export type PackageKind = 'dir' | 'deb' | 'appimage' | 'nsis' | 'dmg';

export const packageKinds: readonly PackageKind[];
