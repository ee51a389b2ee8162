import type { SeededRandom } from '../../support/seeded-random.ts';
import { absent } from '../wire/wire-request.ts';
import { brokenPlan, type Header, type Plan } from './plan.ts';

/** One header nobody sends, or one that is sent wrong. */
export function breakHeaders(plan: Plan, random: SeededRandom): Plan {
  const { header, mustFail } = random.pick(strangeHeaders);
  const others = plan.headers.filter(([name]) => name.toLowerCase() !== header[0].toLowerCase());
  const changes = { headers: [...others, header] };
  return brokenPlan(plan, `the header ${header[0]}: ${header[1].slice(0, 60)}`, changes, { mustFail });
}

interface StrangeHeader {
  readonly header: Header;
  readonly mustFail: boolean;
}

const strangeHeaders: readonly StrangeHeader[] = [
  ...refused(
    ['Host', 'evil.example'],
    ['Host', '127.0.0.1:1'],
    ['Host', '0.0.0.0'],
    ['Host', 'ñ'],
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
    ['Origin', 'http://127.0.0.1:1'],
    ['Origin', ''],
    ['Accept', 'image/x-nothing'],
    ['Accept', 'application/json;q=0, application/xml;q=0, application/pdf;q=0, text/*;q=0'],
  ),
  ...bearable(
    ['Accept', 'text/html, */*;q=0.1'],
    ['Accept', ''],
    ['Accept', ',;q=x,*/*;q=0.0001'],
    ['Accept', 'a/b;'.repeat(500)],
    ['Accept-Encoding', 'gzip, br'],
    ['Accept-Language', 'x'.repeat(200)],
    ['Content-Encoding', 'gzip'],
    ['Content-Encoding', 'identity'],
    ['Content-Type', absent],
    ['Content-Type', ''],
    ['Content-Type', 'application/json; charset="UTF-8"'],
    ['Content-Type', 'APPLICATION/JSON'],
    ['Content-Type', 'application/json, text/plain'],
    ['Content-Type', 'multipart/form-data; boundary='],
    ['Content-Type', 'multipart/form-data; boundary=x'],
    ['Idempotency-Key', ''],
    ['Idempotency-Key', 'a'.repeat(255)],
    ['Idempotency-Key', 'a'.repeat(256)],
    ['Idempotency-Key', 'clave ñandú \xff'],
    ['Idempotency-Key', '__proto__'],
    ['X-Forwarded-For', '8.8.8.8'],
    ['X-Forwarded-Host', 'evil.example'],
    ['X-Request-Id', 'mine'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['Cookie', 'session=1; __proto__=2'],
    ['Range', 'bytes=0-1'],
    ['If-None-Match', '*'],
    ['If-Modified-Since', 'yesterday'],
    ['Expect', '100-continue'],
    ['Upgrade', 'websocket'],
    ['Connection', 'Upgrade, HTTP2-Settings'],
    ['Connection', 'close'],
    ['Access-Control-Request-Method', 'POST'],
    ['X-Long', 'y'.repeat(8000)],
    ['__proto__', 'x'],
    ['Content-Disposition', 'attachment; filename="../../x"'],
  ),
];

/** None of these may ever succeed. */
function refused(...headers: readonly Header[]): readonly StrangeHeader[] {
  return headers.map((header) => ({ header, mustFail: true }));
}

/** Answered as the operation's description says, whatever that is. */
function bearable(...headers: readonly Header[]): readonly StrangeHeader[] {
  return headers.map((header) => ({ header, mustFail: false }));
}
