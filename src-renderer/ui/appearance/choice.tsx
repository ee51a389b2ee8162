import { Input, SegmentedControl } from '@mantine/core';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly data: { value: Value; label: string }[];
  readonly value: Value;
  readonly onChange: (chosen: Value) => void;
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ label, ...control }: ChoiceProps<Value>) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl display="flex" aria-label={label} {...control} />
    </Input.Wrapper>
  );
}
