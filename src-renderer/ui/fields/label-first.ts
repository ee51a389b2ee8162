import type { TextInputProps } from '@mantine/core';

/** Hints below, so that the fields of a row stand in line. */
export const labelFirst: NonNullable<TextInputProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
];
