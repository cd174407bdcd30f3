/** A game's components as they stand in its components.toml: the figures that boards draw. */

/** The text of one block, from its heading to the next. */
export function block(components: string, name: string): string {
  return new RegExp(`^\\[${name}\\]$([\\s\\S]*?)(?=^\\[|$(?![\\s\\S]))`, 'm').exec(components)![1]!;
}
