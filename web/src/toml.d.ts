/** The tables of a TOML file. Each game's `components.ts` says which of them it reads. */
declare module '*.toml' {
  const tables: unknown;
  export default tables;
}
