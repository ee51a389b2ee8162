/** For farewells to a token or a driver that may be gone already: nothing depends on them. */
export function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // Whoever comes next finds out what is there.
  }
}
