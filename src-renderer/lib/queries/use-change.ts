import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { putAnswer } from './put-answer.ts';

/** A change whose answer takes the place of what was read under this key. */
export function useChange<Input = void, Answer = unknown>(
  queryKey: QueryKey,
  change: (input: Input) => Promise<Answer>,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => putAnswer(cache, queryKey, answer),
  });
}
