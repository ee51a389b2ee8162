import type { Html } from '../../html/html.ts';
import type { Logo } from '../../mailing/ports/mailer.ts';
import { html } from './html.ts';
import type { WrittenLetter } from './written-letter.ts';

/** Of the picture within its message; every message has its own. */
const CONTENT_ID = 'logo@mostrador';

/** Pixels. Many mail programs know no style of a picture but its own width and height. */
const BOX = { width: 240, height: 80 };

/** The business's picture, which travels with the letter: nothing is fetched from anywhere. */
export function logoPicture({ contentType, bytes }: Logo): WrittenLetter['pictures'][number] {
  const name = contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
  return { name, mediaType: contentType, bytes, contentId: CONTENT_ID };
}

/** The picture as large as its box allows, never larger than it is. */
export function logoHtml({ width, height }: Logo, name: string): Html {
  const scale = Math.min(1, BOX.width / width, BOX.height / height);
  const shown = (pixels: number) => String(Math.max(1, Math.round(pixels * scale)));
  return html`<p style="margin:0 0 24px"><img src="cid:${CONTENT_ID}" alt="${name}" width="${shown(width)}" height="${shown(height)}" style="display:block;border:0"></p>`;
}
