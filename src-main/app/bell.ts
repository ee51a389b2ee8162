/**
 * Says that there is something to do, to whoever has begun to listen. The parts of the program wake each other in
 * circles (delivery tells the mail, a token tells delivery); with a bell between them each can be made before the
 * other.
 */
export interface Bell {
  ring(): void;
  /** One listener: the part that does the work. What rang before it came is found by its first look. */
  answer(listener: () => void): void;
}

export function makeBell(): Bell {
  let heard = () => {};
  return {
    ring: () => heard(),
    answer(listener) {
      heard = listener;
    },
  };
}
