/** What the build of the window makes, and the only kinds of file the window may ask for. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['woff2', 'font/woff2'],
]);

/**
 * The media type of a file of the built window by its path; undefined for anything else. Names are plain: `..`,
 * escapes, dot files and other separators are not looked for at all.
 */
export function windowFileType(path: string): string | undefined {
  return plainName.test(path) ? mediaTypes.get(path.slice(path.lastIndexOf('.') + 1)) : undefined;
}

const plainName = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
