import type { LocalizedText } from './language.ts';

/** Room that is needed, `850 MB`, `1,4 GB`: rounded up, so that freeing that much is enough. */
export function neededText(bytes: number): LocalizedText {
  return sizeText(bytes, Math.ceil);
}

/** Room that there is, rounded down. */
export function freeText(bytes: number): LocalizedText {
  return sizeText(bytes, Math.floor);
}

function sizeText(bytes: number, round: (size: number) => number): LocalizedText {
  const megabytes = round(bytes / 1024 ** 2);
  if (megabytes < 1024) return { es: `${megabytes} MB`, en: `${megabytes} MB` };
  const gigabytes = `${(round((megabytes / 1024) * 10) / 10).toFixed(1)} GB`;
  return { es: gigabytes.replace('.', ','), en: gigabytes };
}
