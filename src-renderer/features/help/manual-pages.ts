/** The pages of the manual by their name; read when they are asked for. */
const pages = import.meta.glob<string>('../../../docs/manual/*.md', { query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>('../../../docs/manual/pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The text of a page; undefined where there is none of that name. */
export async function readManualPage(name: string): Promise<string | undefined> {
  return pages[`../../../docs/manual/${name}.md`]?.();
}

/** Where the picture of a page is served. */
export function pictureAt(source: string): string | undefined {
  return pictures[`../../../docs/manual/${source}`];
}
