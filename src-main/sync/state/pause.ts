/** Whether a person paused sending; stored, so that a restart does not send what was to wait. */
export interface Pause {
  since(): Date | undefined;
  begin(at: Date): Promise<void>;
  end(): Promise<void>;
}

/** Settings, by name. */
export interface PauseSettings {
  get(name: string): Promise<string | undefined>;
  put(values: Readonly<Record<string, string | null>>): Promise<void>;
}

const NAME = 'sync_paused';

export async function makePause(settings: PauseSettings): Promise<Pause> {
  const kept = await settings.get(NAME);
  let since = kept === undefined ? undefined : new Date(kept);
  return {
    since: () => since,
    async begin(at) {
      if (since) return;
      await settings.put({ [NAME]: at.toISOString() });
      since = at;
    },
    async end() {
      await settings.put({ [NAME]: null });
      since = undefined;
    },
  };
}
