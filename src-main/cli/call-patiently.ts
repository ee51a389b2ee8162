import { request } from 'node:http';
import { text } from 'node:stream/consumers';

interface PatientCall {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A call whose answer may take as long as it likes; `fetch` gives up after five minutes. */
export function callPatiently(
  url: string,
  { method, headers, body }: PatientCall,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, text: said }), reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
