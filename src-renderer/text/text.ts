import type { es } from './es.ts';

/** The same tree of sentences in another language: a missing or an unknown key does not compile. */
export type Text = TextOf<typeof es>;

type TextOf<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : TextOf<Tree[Key]> };
