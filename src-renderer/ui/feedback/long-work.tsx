import { Progress, Text } from '@mantine/core';

interface LongWorkProps {
  /** What is being done, and how far it is, in a sentence that readers hear as it changes. */
  readonly children: string;
  /** What the bar is called. */
  readonly label: string;
  /** Undefined where nobody can tell how much there is: then the bar only shows that it goes on. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
}

/** How far something is that takes its time. The way to end it stands beside, with its other buttons. */
export function LongWork({ children, label, progress }: LongWorkProps) {
  const isKnown = progress !== undefined && progress.total > 0;
  return (
    <>
      <Text role="status">{children}</Text>
      <Progress
        size="lg"
        value={isKnown ? (progress.done / progress.total) * 100 : 100}
        animated={!isKnown}
        aria-label={label}
      />
    </>
  );
}
