import manifest from '../../package.json' with { type: 'json' };

/** Of the program, as its package says. */
export const version: string = manifest.version;

/** RUC of the provider of this build (SRI technical sheet 2.34, Anexo 26); empty where it is not set. */
export const providerRuc: string = manifest.mostrador.providerRuc;
