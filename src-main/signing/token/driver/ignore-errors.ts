/** For closing what may be gone already, a session, a token or a driver: nothing depends on the answer. */
export function ignoreErrors(act: () => void): void {
  try {
    act();
  } catch {
    // The next call that needs it reports what is wrong.
  }
}
