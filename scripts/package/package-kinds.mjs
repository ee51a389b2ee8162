/** @typedef {'dir' | 'deb' | 'appimage' | 'nsis' | 'dmg'} PackageKind */

/** @type {readonly PackageKind[]} */
export const packageKinds = ['dir', 'deb', 'appimage', 'nsis', 'dmg'];
