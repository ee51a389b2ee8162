/** The licences of everything that is shipped, made by the build (`scripts/licenses/`). */
declare module 'virtual:licenses' {
  const licenses: string;
  export default licenses;
}
