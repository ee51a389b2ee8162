import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

/** A mail server on loopback that does what a test wants, and keeps what it accepted. */
export interface MailServer {
  readonly port: number;
  /** Accepted, in order. */
  readonly received: readonly ReceivedMail[];
  /** Sessions begun so far. */
  readonly sessions: () => number;
  /** From now on. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export interface ReceivedMail extends ReadMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Arguments of MAIL FROM and RCPT TO, DSN's among them. */
  readonly asked: string;
  readonly user: string | undefined;
  readonly secure: boolean;
}

/** Answers to the commands; whatever is left out is accepted. */
export interface Behaviour {
  readonly connect?: Refusal;
  readonly auth?: Refusal;
  readonly mailFrom?: Refusal;
  readonly rcptTo?: (address: string) => Refusal | undefined;
  readonly data?: Refusal;
  /** Cuts the line instead of taking the message. */
  readonly drop?: boolean;
  /** Takes the message and never says so. */
  readonly mute?: boolean;
  /** Milliseconds until the message is answered. */
  readonly delay?: number;
}

/** `550 5.1.1 nobody here`, as it stands on the line. */
export type Refusal = string;

export interface MailServerOptions extends Pick<SMTPServerOptions, 'secure' | 'key' | 'cert'> {
  /** Who may send; anybody when left out. */
  readonly login?: { readonly user: string; readonly password: string };
  readonly port?: number;
  readonly hide?: readonly ('STARTTLS' | 'AUTH')[];
}

export async function startMailServer({
  login,
  port = 0,
  hide,
  ...tls
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let behaviour: Behaviour = {};
  let sessions = 0;
  const hidden = [...(hide ?? []), ...(tls.key === undefined ? ['STARTTLS' as const] : [])];
  const server = new SMTPServer({
    ...tls,
    authOptional: login === undefined,
    disabledCommands: hidden,
    allowInsecureAuth: tls.key === undefined,
    disableReverseLookup: true,
    hideDSN: false,
    // Its own codes would stand before those of the test.
    hideENHANCEDSTATUSCODES: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      sessions += 1;
      done(refused(behaviour.connect));
    },
    onAuth({ username, password }, _session, done) {
      const isRight = username === login?.user && password === login?.password;
      const refusal =
        behaviour.auth ?? (isRight ? undefined : '535 5.7.8 Username and password not accepted');
      if (refusal === undefined) done(null, { user: username });
      else done(refused(refusal));
    },
    onMailFrom: (_address, _session, done) => done(refused(behaviour.mailFrom)),
    onRcptTo: ({ address }, _session, done) => done(refused(behaviour.rcptTo?.(address))),
    onData(stream, session, done) {
      const { drop, mute, delay = 0, data } = behaviour;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const keep = () =>
          received.push({
            ...readMail(Buffer.concat(chunks)),
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            asked: JSON.stringify(session.envelope),
            user: session.user,
            secure: session.secure,
          });
        if (drop) {
          for (const socket of sockets) socket.destroy();
          return;
        }
        if (mute) {
          keep();
          return;
        }
        sleep(delay).then(() => {
          if (data === undefined) keep();
          done(refused(data));
        });
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // A client that goes away is part of a test.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    port: address.port,
    received,
    sessions: () => sessions,
    behave: (next) => {
      behaviour = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refused(refusal: Refusal | undefined): Error | null {
  if (refusal === undefined) return null;
  return Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) });
}
