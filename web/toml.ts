/** A Vite plugin: a TOML file is imported as the data that it holds. */
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

export function toml(): Plugin {
  return {
    name: 'toml',
    transform(text, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(text))}`, map: null, moduleType: 'js' };
    },
  };
}
