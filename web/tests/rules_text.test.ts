import { describe, expect, test } from 'vitest';
import { clauseText, parseRules } from '../src/shell/rules_text';

const PAGES = import.meta.glob<string>('../../docs/rules/**/*.md', { query: '?raw', import: 'default', eager: true });
const pages = Object.entries(PAGES).map(([path, text]) => [path.replace('../../docs/rules/', ''), text] as const);
const ids = (text: string) => parseRules(text).flatMap((block) => (block.kind === 'clause' ? [block.id] : []));

describe('the rules', () => {
  test('a clause is one block with its emphasis', () => {
    const blocks = parseRules('# Title\n\n- **AB-C1** One *two*\n  three, see AB-C2.\n- **AB-C2** Four.\n');
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'clause', 'clause']);
    expect(clauseText(blocks, 'AB-C1')).toBe('One two three, see AB-C2.');
    expect(blocks[1]).toMatchObject({ spans: [{ kind: 'text' }, { kind: 'emphasis', text: 'two' }, { kind: 'text' }, { kind: 'clause', text: 'AB-C2' }, { kind: 'text' }] });
  });

  test.each(pages)('%s: every clause of the text is parsed, once', (_, text) => {
    const written = [...text.matchAll(/^- \*\*([A-Z]{2}-[^*]+)\*\*/gm)].map((match) => match[1]);
    expect(ids(text)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
    expect(written.length).toBeGreaterThan(20);
  });

  test('translated rules have the same clauses in the same order', () => {
    const translated = pages.filter(([path]) => path.includes('/'));
    expect(translated.map(([path]) => path)).toContain('de/bali.md');
    expect(translated.map(([path]) => path)).toContain('ru/bali.md');
    for (const [path, text] of translated) {
      const english = PAGES[`../../docs/rules/${path.split('/')[1]}`]!;
      expect(ids(text), path).toEqual(ids(english));
    }
  });
});
