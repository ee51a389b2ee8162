/** The names by which this machine reaches itself. */
const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'] as const;

/** The addresses at which a page of ours may have been opened, as `Host` and `Origin` write them. */
export function ownHosts(port: number): readonly string[] {
  return loopbackNames.map((name) => (port === 80 ? name : `${name}:${port}`));
}

/**
 * Whether `Host` is a loopback name with the port that was connected to. A foreign name that resolves here is a
 * DNS-rebinding attack: a web page reaching for the service under its own origin.
 */
export function isOwnHost(host: string | undefined, port: number | undefined): boolean {
  if (host === undefined || port === undefined) return false;
  return ownHosts(port).includes(host.toLowerCase());
}
