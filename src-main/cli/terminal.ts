/** What a command answers through and takes its surroundings from: those of the process, or others in their place. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: Output;
  readonly stderr: Output;
  /** How the command ended, where not well. */
  exitCode?: number | string | null | undefined;
}

export interface Output {
  readonly isTTY?: boolean;
  write(text: string | Uint8Array, written?: (fault?: Error | null) => void): boolean;
}

/** A wrong use, which was answered with a message, or help that was asked for: there is nothing else to do. */
export class UsageEnd extends Error {
  override readonly name = 'UsageEnd';
  readonly exitCode: number;
  constructor(exitCode: number) {
    super(`ended with exit code ${exitCode}`);
    this.exitCode = exitCode;
  }
}
