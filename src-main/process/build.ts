import manifest from '../../package.json' with { type: 'json' };

/** Of the program, as its package says. */
export const version: string = manifest.version;

/** RUC of whoever provides this build of the program (SRI technical sheet 2.34, Anexo 26); empty where nobody said it. */
export const providerRuc: string = manifest.mostrador.providerRuc;
