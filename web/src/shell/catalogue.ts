/** Fluent catalogues: how a message with its arguments becomes a sentence. It does the same as src/motu/words/catalogue.py. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The arguments of a message. */
export type Args = Record<string, unknown>;

/** Words of a thing that stand for those of the catalogue, by its form; '' is the thing itself. */
export type Worded = (kind: string, thing: string) => Record<string, string>;

/** Messages that begin with a capital letter. */
const SENTENCES = ['event-', 'option-', 'decision-'];

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const problems = this.bundle.addResource(new FluentResource(source));
      if (problems.length > 0) throw new Error(`${language}: ${problems.map(String).join('; ')}`);
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /**
   * The sentence of a message, or of its attribute (`id.attribute`). `names` are the players' names by seat, `worded` the
   * words of things that differ at this table. A missing message shows its id.
   */
  say(id: string, args: Args = {}, names: readonly string[] = [], worded?: Worded): string {
    const [name, attribute] = id.split('.');
    const dash = name!.indexOf('-');
    const other = worded?.(name!.slice(0, dash), name!.slice(dash + 1))[attribute ?? ''];
    if (other !== undefined) return other;
    const message = this.bundle.getMessage(name!);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return id;
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.nameThings(args, names, worded), problems);
    if (problems.length > 0) console.warn(this.language, id, args, problems);
    return SENTENCES.some((start) => id.startsWith(start)) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  /** The sentence of a message without arguments; null if it needs some, or if there is none. */
  sayPlain(id: string): string | null {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return null;
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, {}, problems);
    return problems.length > 0 ? null : text;
  }

  /** An attribute of a message, such as the explanation of a variant. */
  attribute(id: string, name: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern) : '';
  }

  private nameThings(args: Args, names: readonly string[], worded?: Worded): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      const kind = key.slice(key.lastIndexOf('_') + 1);
      if (kind === 'seat' && typeof value === 'number') {
        said[key] = names[value] ?? this.say('seat-name', { number: value + 1 });
      } else if (typeof value === 'string') {
        Object.assign(said, this.forms(key, kind, value, worded));
      } else if (Array.isArray(value)) {
        const one = kind.replace(/s$/, '');
        said[key] = value.map((item) => this.forms(key, one, String(item), worded)[key]).join(', ');
      } else {
        said[key] = value as FluentVariable;
      }
    }
    return said;
  }

  /** The name of a thing in its grammatical cases. A text that names nothing is kept as it is. */
  private forms(key: string, kind: string, value: string, worded?: Worded): Record<string, string> {
    const message = this.bundle.getMessage(`${kind}-${value}`);
    if (!message?.value) return { [key]: value };
    const found = { [key]: this.bundle.formatPattern(message.value) };
    for (const [form, pattern] of Object.entries(message.attributes)) {
      found[`${key}-${form}`] = this.bundle.formatPattern(pattern);
    }
    for (const [form, text] of Object.entries(worded?.(kind, value) ?? {})) found[form === '' ? key : `${key}-${form}`] = text;
    return found;
  }
}
