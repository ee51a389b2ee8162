/** What a coloured mark means; colour never says it alone, an icon and words go with it. */
export type Tone = 'ok' | 'wait' | 'bad' | 'care' | 'quiet';
