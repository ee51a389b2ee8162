/**
 * The floors of a folder, from the ground up, each with the folders on it: a folder may import those beneath it, and none
 * beside or above it. Those that are not named are on the floor above all others.
 *
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
export const floors = {
  'src-main/store': [['migrations', 'schema'], ['sqlite'], ['rows'], ['reading', 'writing']],
};
