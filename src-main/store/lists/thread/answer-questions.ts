import type { MessagePort } from 'node:worker_threads';

/** What a thread replies to a question. */
export type Reply<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly reason: string };

/** Answers whatever is asked at the port of a thread; a fault is told to the one who asks. */
export function answerQuestions<Question, Answer>(
  port: MessagePort,
  answerTo: (question: Question) => Promise<Answer>,
): void {
  port.on('message', async (question: Question) => {
    const reply: Reply<Answer> = await answerTo(question).then(
      (answer) => ({ kind: 'answered', answer }),
      (reason: unknown) => ({ kind: 'failed', reason: String(reason) }),
    );
    port.postMessage(reply);
  });
}
