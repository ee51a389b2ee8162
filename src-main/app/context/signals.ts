import { EventEmitter } from 'node:events';

/**
 * Say that there is something to do, to the part of the program that does it. The parts wake each other in circles
 * (delivery notifies the mail, a token notifies delivery); with signals between them each can be made before the other. What
 * was signalled before a part listens is found by its first look.
 */
export interface Signals {
  /** Something was queued for webhooks. */
  readonly webhooks: Signal;
  /** Something may have been queued for the mail. */
  readonly mail: Signal;
  /** The signer may be able to sign now. */
  readonly signer: Signal;
  /** The head office may have asked for something to be done. */
  readonly commands: Signal;
  /** The authority answers again. */
  readonly line: Signal;
}

export interface Signal {
  send(): void;
  onSent(listener: () => void): void;
}

export function makeSignals(): Signals {
  return {
    webhooks: makeSignal(),
    mail: makeSignal(),
    signer: makeSignal(),
    commands: makeSignal(),
    line: makeSignal(),
  };
}

function makeSignal(): Signal {
  const emitter = new EventEmitter<{ sent: [] }>();
  return { send: () => emitter.emit('sent'), onSent: (listener) => emitter.on('sent', listener) };
}
