import { DEFAULT_THEME } from '@mantine/core';
import { expect, it } from 'vitest';
import { canvas } from '../../../../src-main/desktop/windows/canvas.ts';
import { cssVariables } from '../../../../src-renderer/app/theme.ts';

it('is the canvas of the page, so that nothing flashes before it', () => {
  const { light, dark } = cssVariables(DEFAULT_THEME);
  expect(canvas).toEqual({ light: light['--canvas'], dark: dark['--canvas'] });
});
