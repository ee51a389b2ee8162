import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the package of Windows has besides: its command, and how it comes into the PATH. */
const windowsFolder = fileURLToPath(new URL('windows', import.meta.url));

/** The languages of Electron's own few texts (menus of a text field, dialogs); each is half a megabyte. */
const electronLanguages = ['es', 'es-419', 'en-US'];

/**
 * What runs inside: what electron-vite made, the fonts and icons, and of the packages that it leaves outside, because
 * they bring files of their own, only what is loaded.
 */
const files = [
  'out/{main,preload,renderer}/**',
  'resources/**',
  '!**/*.map',
  '!**/{README.md,CHANGELOG.md,*.d.ts,*.d.mts,*.d.cts,*.flow,.package-lock.json}',
  '!node_modules/better-sqlite3/{deps,src,build,binding.gyp}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder's own macros
  '!node_modules/better-sqlite3/prebuilds/!(${platform}-${arch}.node)',
  '!node_modules/node-addon-api/**',
  '!node_modules/pkcs11js/{src,deps,includes,test,binding.gyp,build/!(Release),build/Release/!(pkcs11.node)}',
  '!node_modules/pdfkit/!(js|LICENSE|package.json)',
  '!node_modules/pdfkit/js/!(pdfkit.js|data|standard-fonts)',
  '!node_modules/pdfkit/js/data/*.afm',
  '!node_modules/pdfkit/js/standard-fonts/**/*.mjs',
  '!node_modules/fontkit/{src,dist/!(main.cjs)}',
  '!node_modules/brotli/{build,enc,index.js,compress.js}',
  '!node_modules/pako/dist',
  '!node_modules/@noble/*/{esm,src}',
  '!node_modules/fflate/{esm,umd}',
  '!node_modules/@swc/helpers/{esm,src,scripts}',
];

/**
 * Closed: the debugger, NODE_OPTIONS, code beside the checked archive. Open: Electron as a Node, by which the installed
 * command and the driver of USB tokens run (docs/decisions/0033-packages.md).
 */
const electronFuses = {
  runAsNode: true,
  enableCookieEncryption: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  grantFileProtocolExtraPrivileges: false,
};

/** Debian's packages name a site and an address; who publishes says theirs (docs/packaging.md). */
const placeholderHost = 'mostrador.invalid';

/**
 * How electron-builder makes the packages. Who signs is set by the environment (docs/packaging.md); without it nothing
 * is signed, and the package says so by being unsigned.
 *
 * @param {object} made
 * @param {string} made.output the folder for what is made
 * @param {{ readonly folder: string, readonly version: string } | undefined} [made.electron] an Electron that is there already; the
 *   one of package.json is downloaded otherwise
 * @param {Record<string, unknown> | undefined} [made.metadata] what the package's `package.json` says instead
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {import('electron-builder').Configuration}
 */
export function builderConfig({ output, electron, metadata }, env = process.env) {
  return {
    appId: 'ec.mostrador.desktop',
    productName: 'Mostrador',
    copyright: 'MPL-2.0',
    directories: { output, buildResources: fileURLToPath(new URL('../../resources', import.meta.url)) },
    // electron-builder changes what it is given.
    files: [...files],
    asarUnpack: ['**/*.node'],
    // What is native has a prebuild by Node-API, which serves every Electron.
    npmRebuild: false,
    electronLanguages,
    electronFuses: fusesFor(electron?.version),
    ...(electron && { electronDist: electron.folder, electronVersion: electron.version }),
    extraMetadata: {
      homepage: env.MOSTRADOR_HOMEPAGE || `https://${placeholderHost}`,
      ...(env.MOSTRADOR_UPDATE_KEY && { mostrador: { updateKey: env.MOSTRADOR_UPDATE_KEY } }),
      ...metadata,
    },
    // Also without a feed of their own updates come, by a file.
    publish: [{ provider: 'generic', url: env.MOSTRADOR_UPDATE_URL || `https://${placeholderHost}` }],
    generateUpdatesFilesForAllChannels: true,
    fileAssociations: [
      {
        ext: ['p12', 'pfx'],
        name: 'Certificado de firma electrónica',
        mimeType: 'application/x-pkcs12',
        role: 'Viewer',
        // Other programs that open certificates keep them.
        rank: 'Alternate',
      },
      {
        ext: 'mostrador',
        name: 'Actualización de Mostrador',
        mimeType: 'application/x-mostrador-update',
        role: 'Viewer',
      },
    ],
    protocols: [{ name: 'Mostrador', schemes: ['mostrador'] }],
    linux: {
      target: ['AppImage', 'deb'],
      icon: 'icon.png',
      category: 'Office',
      executableName: 'mostrador',
      syncDesktopName: true,
      synopsis: 'Comprobantes electrónicos del SRI',
      description: 'Emite los comprobantes electrónicos de un negocio del Ecuador, con internet o sin él.',
      maintainer: env.MOSTRADOR_MAINTAINER || `Mostrador <soporte@${placeholderHost}>`,
      vendor: 'Mostrador',
    },
    deb: {
      packageCategory: 'misc',
      priority: 'optional',
      appArmorProfile: fileURLToPath(new URL('linux/apparmor-profile', import.meta.url)),
    },
    // The runtime that needs no FUSE 2, which current systems no longer bring.
    toolsets: { appimage: '1.0.3' },
    win: {
      target: 'nsis',
      icon: 'icon.png',
      extraFiles: [{ from: windowsFolder, to: 'bin', filter: ['mostrador.cmd'] }],
      ...windowsSigning(env),
    },
    nsis: {
      oneClick: true,
      perMachine: false,
      installerLanguages: ['es_ES', 'en_US'],
      // A file of an update is one plain word: its own name has spaces.
      // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder's own macros
      artifactName: '${productName}-Setup-${version}.${ext}',
      include: join(windowsFolder, 'installer.nsh'),
    },
    mac: {
      target: ['dmg', 'zip'],
      icon: 'icon.png',
      category: 'public.app-category.finance',
      hardenedRuntime: true,
      notarize: Boolean(env.APPLE_TEAM_ID),
    },
  };
}

/**
 * @param {string | undefined} version
 * @returns the fuses that an Electron of this version has
 */
function fusesFor(version) {
  if (version === undefined || Number.parseInt(version, 10) >= 29) return electronFuses;
  const { grantFileProtocolExtraPrivileges, ...older } = electronFuses;
  return older;
}

/**
 * A certificate in a file is set by electron-builder's own WIN_CSC_LINK and WIN_CSC_KEY_PASSWORD; one that Azure keeps,
 * by these.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function windowsSigning({
  AZURE_SIGNING_ENDPOINT,
  AZURE_SIGNING_ACCOUNT,
  AZURE_SIGNING_PROFILE,
  AZURE_PUBLISHER_NAME,
}) {
  if (!AZURE_SIGNING_ENDPOINT || !AZURE_SIGNING_ACCOUNT || !AZURE_SIGNING_PROFILE || !AZURE_PUBLISHER_NAME)
    return {};
  return {
    azureSignOptions: {
      endpoint: AZURE_SIGNING_ENDPOINT,
      codeSigningAccountName: AZURE_SIGNING_ACCOUNT,
      certificateProfileName: AZURE_SIGNING_PROFILE,
      publisherName: AZURE_PUBLISHER_NAME,
    },
  };
}
