import { describe, expect, it } from 'vitest';
import { eventTypes } from '../../../src-main/contract/webhooks/event.ts';
import {
  type Activity,
  activityOfEvent,
  activityOfPrinter,
  newestFirst,
} from '../../../src-renderer/features/notices/activity/activity.ts';
import { foldAlike } from '../../../src-renderer/features/notices/activity/fold-alike.ts';
import { followOutage, type Outage } from '../../../src-renderer/features/notices/activity/outage.ts';
import { arrive, dismiss, emptyToasts } from '../../../src-renderer/features/notices/toasts/toast-queue.ts';

function activity(minute: number): Activity {
  return { id: `h${minute}`, at: `2026-11-21T10:0${minute}:00.000Z`, kind: 'series_stopped' };
}

describe('what is shown at the side', () => {
  it('is what came since the window was opened, two at once, the newest first', () => {
    const opened = arrive(emptyToasts, [activity(1)]);
    expect(opened.shown).toEqual([]);
    const one = arrive(opened, [activity(2), activity(1)]);
    expect(one.shown).toEqual([activity(2)]);
    expect(arrive(one, [activity(2), activity(1)])).toBe(one);
    const three = arrive(one, [activity(4), activity(3), activity(2), activity(1)]);
    expect(three.shown).toEqual([activity(4), activity(3)]);
    const left = dismiss(three, 'h4');
    expect(left.shown).toEqual([activity(3)]);
    expect(arrive(left, [activity(4), activity(3)]).shown).toEqual([activity(3)]);
  });

  it('is not what the status bar shows anyway: a line that comes and goes calls nobody', () => {
    const lost: Activity = { id: 'lost', at: '2026-11-21T10:05:00.000Z', kind: 'offline' };
    expect(arrive(arrive(emptyToasts, []), [lost]).shown).toEqual([]);
    const trouble = { code: 'paper_out', message: 'Sin papel.', remedy: 'Ponga un rollo.' } as const;
    const out = activityOfPrinter({ id: 'p', name: 'Caja', trouble }, lost.at);
    expect(out && arrive(arrive(emptyToasts, []), [out]).shown).toEqual([]);
  });
});

describe('an outage', () => {
  const follow = (...line: { online: boolean | null; waiting: number }[]) =>
    line.reduce<Outage | undefined>(followOutage, undefined);

  it('is over when nothing waits any more, and remembers how many waited', () => {
    const offline = [
      { online: false, waiting: 1 },
      { online: false, waiting: 4 },
    ];
    expect(follow(...offline, { online: true, waiting: 2 })).toEqual({ waiting: 4, isOver: false });
    const over = [...offline, { online: true, waiting: 2 }, { online: true, waiting: 0 }];
    expect(follow(...over)).toEqual({ waiting: 4, isOver: true });
    expect(follow(...over, { online: true, waiting: 0 })).toBeUndefined();
  });

  it('is none while the line holds', () => {
    expect(follow({ online: true, waiting: 3 }, { online: null, waiting: 0 })).toBeUndefined();
  });
});

describe('what the service wrote down', () => {
  const event = { id: 'e', object: 'event', created_at: '2026-11-21T10:00:00.000Z', data: {} } as const;

  it('has its own message, but for what is nobody’s business at the counter or stands above every page', () => {
    const unannounced = eventTypes.filter(
      (type) => activityOfEvent({ ...event, type }, 'test') === undefined,
    );
    expect(unannounced).toEqual(['entity.updated', 'authority.substituted', 'payment.reversed']);
  });

  it('is shown in its own environment only', () => {
    const offline = { ...event, type: 'sync.offline', environment: 'live' } as const;
    expect(activityOfEvent(offline, 'live')).toMatchObject({ kind: 'offline' });
    expect(activityOfEvent(offline, 'test')).toBeUndefined();
  });

  it('says how long the signature is still good', () => {
    const expiring = { ...event, type: 'certificate.expiring', data: { days_left: 7 } } as const;
    expect(activityOfEvent(expiring, 'test')).toMatchObject({ kind: 'certificate_expiring', daysLeft: 7 });
  });
});

describe('a printer', () => {
  it('is reported while it has a trouble, once for each', () => {
    const trouble = { code: 'paper_out', message: 'Sin papel.', remedy: 'Ponga un rollo.' } as const;
    const at = '2026-11-21T10:00:00.000Z';
    expect(activityOfPrinter({ id: 'p', name: 'Caja', trouble }, at)).toMatchObject({
      id: 'p paper_out',
      at,
    });
    expect(activityOfPrinter({ id: 'p', name: 'Caja' }, at)).toBeUndefined();
  });
});

describe('the list', () => {
  const at = (kind: 'offline' | 'recovered' | 'series_stopped', day: number, minute: number): Activity => ({
    id: `${kind} ${day} ${minute}`,
    at: `2026-11-${day}T15:${String(minute).padStart(2, '0')}:00.000Z`,
    kind,
  });

  it('says what happens again and again in a day in one line, and loses nothing of the rest', () => {
    const flapping = Array.from({ length: 20 }, (_, minute) =>
      at(minute % 2 === 0 ? 'offline' : 'recovered', 21, minute),
    );
    const stopped = at('series_stopped', 21, 7);
    const yesterday = at('offline', 20, 59);
    const lines = foldAlike(newestFirst([yesterday, stopped, ...flapping]));
    expect(lines.map(({ newest, count, firstAt }) => [newest.id, count, firstAt.slice(8, 16)])).toEqual([
      ['recovered 21 19', 10, '21T15:01'],
      ['offline 21 18', 10, '21T15:00'],
      ['series_stopped 21 7', 1, '21T15:07'],
      ['offline 20 59', 1, '20T15:59'],
    ]);
  });

  it('tells two alike each by itself, and printers apart', () => {
    const two = newestFirst([at('offline', 21, 1), at('offline', 21, 2)]);
    expect(foldAlike(two).map(({ count }) => count)).toEqual([1, 1]);
    const out = (printer: string, minute: number): Activity => {
      const { at: instant } = at('offline', 21, minute);
      return { id: `${printer} ${minute}`, at: instant, kind: 'printer', printer, message: '', remedy: '' };
    };
    const printers = newestFirst([out('Caja', 1), out('Caja', 2), out('Caja', 4), out('Cocina', 3)]);
    expect(foldAlike(printers).map(({ newest, count }) => [newest.id, count])).toEqual([
      ['Caja 4', 3],
      ['Cocina 3', 1],
    ]);
  });

  it('has the newest first', () => {
    expect(newestFirst([activity(1), activity(3), activity(2)]).map(({ id }) => id)).toEqual([
      'h3',
      'h2',
      'h1',
    ]);
  });
});
