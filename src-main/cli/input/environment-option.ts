import { translate } from '../../process/language.ts';
import { parseEnvironment } from './options.ts';
import { placeholders } from './placeholders.ts';

/** Where a command works that works in one environment: in practice, unless another is named. */
export const environmentOption = [
  `--environment <${placeholders.environment}>`,
  translate({ es: 'sandbox, test o live', en: 'sandbox, test or live' }),
  parseEnvironment,
  'sandbox',
] as const;
