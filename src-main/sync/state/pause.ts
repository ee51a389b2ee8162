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
  const setting = await settings.get(NAME);
  let since = setting === undefined ? undefined : new Date(setting);
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
