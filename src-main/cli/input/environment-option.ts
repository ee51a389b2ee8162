import { say } from '../../process/language.ts';
import { parseEnvironment } from './options.ts';
import { places } from './places.ts';

/** Where a command works that works in one environment: in practice, unless another is said. */
export const environmentOption = [
  `--environment <${places.environment}>`,
  say({ es: 'sandbox, test o live', en: 'sandbox, test or live' }),
  parseEnvironment,
  'sandbox',
] as const;
